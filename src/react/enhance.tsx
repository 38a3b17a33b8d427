import type { ComponentType } from 'react';
import type { Schema } from '../contract/attributes';
import type { Instance, Start } from '../registry/define-widget';
import { makeRoot } from './root';

/** What an enhancing component is given; `element` is the theme's, to wire up and never to render. */
export type EnhanceProps<S extends Schema = Schema> = Instance<S>;

/**
 * Puts a React root beside the theme's own content: it renders only what is ours, into the place
 * that `slot` finds; what is in it already is hydrated. Without one the component renders on a detached
 * node, which touches nothing and survives every crash.
 */
export function enhance<S extends Schema>(
  Component: ComponentType<EnhanceProps<S>>,
  widget: string,
  slot: (element: HTMLElement) => Element | null = () => null,
): Start<S> {
  return (instance) => {
    const { element, report } = instance;
    const container = slot(element) ?? document.createElement('div');
    return makeRoot({ widget, container, report }, <Component {...instance} />);
  };
}
