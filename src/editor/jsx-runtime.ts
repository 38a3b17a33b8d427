import { createElement, Fragment } from '@wordpress/element';

/** JSX on WordPress's own React, which before 6.6 has no runtime for it; stands in for `react/jsx-runtime` in this build. */

interface Props {
  children?: unknown;
}

export { Fragment };

export const jsx = (type: unknown, { children, ...props }: Props, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key }, ...[children ?? []].flat());

export const jsxs = jsx;
