import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CartLine } from '../../src/cart/answer';
import type { Instance } from '../../src/registry/define-widget';
import { notePresses, swallowSecondPress } from './second-press';
import type { Quantities } from './use-quantities';
import type { ShopContent } from './use-shop-content';

interface Props extends Pick<Instance, 't'> {
  panel: RefObject<HTMLElement | null>;
  lines: CartLine[] | undefined;
  content: ShopContent;
  quantities: Quantities;
}

/**
 * A stepper in each of the shop's lines, where they have none; an answer of the shop replaces the lines, and they
 * move along. What the visitor has removed is out of sight before the answer.
 */
export function Steppers({ panel, lines = [], content, quantities, t }: Props) {
  /** The button that has the focus: its line's key and its sign. Two lines may have one name. */
  const focused = useRef('');
  useEffect(notePresses, []);
  return lines.map((line) => {
    const place = content.lines.get(line.key);
    const rest = { line, panel, quantities, focused, t };
    return (
      place && (
        <Fragment key={line.key}>
          <Hidden place={place} panel={panel} isHidden={quantities.of(line) === 0} />
          {!content.hasQuantities && <Stepper place={place} {...rest} />}
        </Fragment>
      )
    );
  });
}

/** Whether a line of the shop's is out of sight; it is back when the server has kept it. */
function Hidden({ place, panel, isHidden }: Pick<StepperProps, 'place' | 'panel'> & { isHidden: boolean }) {
  useLayoutEffect(() => {
    if (isHidden && !place.hidden && panel.current) swallowSecondPress(panel.current);
    place.hidden = isHidden;
  }, [place, panel, isHidden]);
  return null;
}

interface StepperProps extends Omit<Props, 'lines' | 'content'> {
  line: CartLine;
  place: HTMLElement;
  focused: RefObject<string>;
}

function Stepper({ line, place, panel, quantities, focused, t }: StepperProps) {
  const { problem } = quantities;
  const now = quantities.of(line);

  // The line that was replaced took the focus along: it is somewhere in the new content, or nowhere.
  useLayoutEffect(() => {
    const own = [...place.querySelectorAll<HTMLElement>('.mullion-mini-cart__step')];
    const button = own.find((one) => line.key + one.textContent === focused.current);
    const { activeElement, body } = document;
    const isLost = activeElement === body || panel.current?.contains(activeElement);
    if (button && isLost) button.focus({ preventScroll: true });
  }, [place, panel, focused, line.key]);

  const most = line.max < 0 ? Number.POSITIVE_INFINITY : line.max;
  // The cart may hold more than the shop has left.
  const fewer = Math.min(now - line.step, most);
  const step = (name: string, sign: string, quantity: number) => {
    const isOut = quantity === now || quantity > most;
    return (
      <button
        type="button"
        className="mullion-mini-cart__step"
        aria-label={name}
        aria-disabled={isOut}
        onFocus={() => {
          focused.current = line.key + sign;
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) focused.current = '';
        }}
        onClick={() => isOut || quantities.set(line, quantity)}
      >
        {sign}
      </button>
    );
  };
  return createPortal(
    <div className="mullion-mini-cart__stepper">
      {step(t('cart.less', line.name), '−', fewer < Math.max(line.min, line.step) ? 0 : fewer)}
      <span className="mullion-mini-cart__number">{now}</span>
      {step(t('cart.more', line.name), '+', now + line.step)}
      {problem?.line.key === line.key && (
        <p className="mullion-mini-cart__problem" role="alert">
          {`${problem.text} `}
          {problem.retry && (
            <button type="button" className="mullion-button" onClick={problem.retry}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </div>,
    place,
  );
}
