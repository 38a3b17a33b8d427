import { useRef } from 'react';
import type { HydrateProps } from '../../src/react/hydrate';
import { ServerHtml } from '../../src/react/server-html';
import { useEnhanced } from '../../src/react/use-enhanced';
import { Steppers } from './Steppers';
import { Undo } from './Undo';
import { useCart } from './use-cart';
import { usePanel } from './use-panel';
import { useQuantities } from './use-quantities';
import { type ShopContent, useShopContent } from './use-shop-content';
import { useUndo } from './use-undo';

/** The toggle and its panel; what is in the panel stays the shop's own markup. */
export function MiniCart({ element, cart, bus, t, announce, html }: HydrateProps) {
  const toggle = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isEnhanced = useEnhanced();
  const { state, problem, load } = useCart({ cart, bus, t });
  const [isOpen, close] = usePanel(element, toggle, panel, load);
  const content = useShopContent(panel);
  const { removed, restore } = useUndo({
    ...{ element, cart, bus, t, announce, panel, isOpen },
    lines: content.lines,
  });
  const quantities = useQuantities({ cart, state, bus, t, announce });
  const count = (state?.count ?? 0) + quantities.ahead;
  const isEmpty = state?.count === 0 && content.isEmpty;
  const name = t('cart.count', count);

  return (
    <>
      <a
        ref={toggle}
        className="mullion-mini-cart__toggle"
        href={attributeOf(element, '.mullion-mini-cart__toggle', 'href')}
        data-replay=""
        {...(isEnhanced && { role: 'button', 'aria-label': name })}
      >
        <CartIcon />
        <ServerHtml
          tag="span"
          className="mullion-mini-cart__label"
          html={html('.mullion-mini-cart__label')}
        />
        <span className="mullion-mini-cart__count" data-server-html="">
          {state ? count || '' : html('.mullion-mini-cart__count')}
        </span>
      </a>
      <div ref={panel} className="mullion-mini-cart__panel">
        <ServerHtml tag="h2" className="mullion-mini-cart__title" html={html('.mullion-mini-cart__title')} />
        <button
          type="button"
          className="mullion-mini-cart__close"
          aria-label={attributeOf(element, '.mullion-mini-cart__close', 'aria-label')}
          onClick={close}
        />
        <div className="mullion-mini-cart__undo" role="status">
          {removed && <Undo key={removed.line.key} removed={removed} restore={restore} t={t} />}
        </div>
        <ServerHtml className="mullion-mini-cart__content" html={html('.mullion-mini-cart__content')} />
        <EmptyCart element={element} isEmpty={isEmpty} content={content} t={t} html={html} />
        <Steppers panel={panel} lines={state?.lines} content={content} quantities={quantities} t={t} />
        {state?.total && state.count > 0 && !content.hasTotal && (
          <p className="mullion-mini-cart__total">
            {t('cart.total')} <strong>{state.total}</strong>
          </p>
        )}
        {problem && (
          <p className="mullion-mini-cart__problem" role="alert">
            {`${problem} `}
            <button type="button" className="mullion-button" onClick={load}>
              {t('retry')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

interface EmptyCartProps extends Pick<HydrateProps, 'element' | 't' | 'html'> {
  isEmpty: boolean;
  content: ShopContent;
}

/** The way on from an empty cart; the shop's own sentence and link stay alone. */
const EmptyCart = ({ element, isEmpty, content, t, html }: EmptyCartProps) => (
  <div className="mullion-mini-cart__empty" hidden={!isEmpty || content.hasLink}>
    {isEmpty && !content.hasText && <p>{t('emptyCart')}</p>}
    <a className="mullion-button" href={attributeOf(element, '.mullion-mini-cart__empty a', 'href')}>
      <ServerHtml
        tag="span"
        className="mullion-mini-cart__browse"
        html={html('.mullion-mini-cart__browse')}
      />
    </a>
  </div>
);

/** As the server printed it. */
function attributeOf(element: HTMLElement, selector: string, name: string): string {
  return element.querySelector(selector)?.getAttribute(name) ?? '';
}

/** The same icon as template.php prints. */
const CartIcon = () => (
  <svg className="mullion-mini-cart__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 4h2.4l2 10.4a2 2 0 0 0 2 1.6h7.4a2 2 0 0 0 2-1.5L20.6 8H6.3M10 20h.01M17 20h.01" />
  </svg>
);
