import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Attributes, Schema } from '../contract/attributes';
import type { Context } from '../registry/context';
import type { Instance } from '../registry/define-widget';
import { rootGuard } from './root-guard';

/** What an enhancing component is given: the theme's element, to wire up and never to render. */
export interface EnhanceProps<S extends Schema> {
  attributes: Attributes<S>;
  ctx: Context;
  element: HTMLElement;
}

/**
 * Puts a React root beside the theme's own content: it renders only what is ours, into the place
 * that `slot` finds or makes. Without a slot the component renders `null` on a detached node, which
 * touches nothing and survives every crash.
 */
export function enhance<S extends Schema>(
  Component: ComponentType<EnhanceProps<S>>,
  name: string,
  slot: (element: HTMLElement) => Element = () => document.createElement('div'),
) {
  return ({ element, attributes, ctx }: Instance<S>) => {
    const container = slot(element);
    const { options, restore } = rootGuard(name, container, ctx);
    const content = <Component attributes={attributes} ctx={ctx} element={element} />;
    const hasMarkup = container.childElementCount > 0;
    const root = hasMarkup ? hydrateRoot(container, content, options) : createRoot(container, options);
    if (!hasMarkup) root.render(content);
    return () => {
      root.unmount();
      restore();
    };
  };
}
