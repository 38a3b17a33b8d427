/** What JSX gives where a component is drawn without React (scripts/lib/as-nodes.mjs). */
type Drawn = Node | string | false | null | undefined | Drawn[];

interface Props {
  children?: Drawn;
  [attribute: string]: unknown;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An element with its attributes and children; a component is called. Listeners are for React to add. */
export function jsx(type: string | ((props: Props) => Drawn), props: Props): Drawn {
  if (typeof type === 'function') return type(props);
  const { children, ...attributes } = props;
  const element = /svg|path/.test(type) ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name.replace('className', 'class'), `${value}`);
  element.append(...([children].flat(3) as Array<Node | string>).filter(Boolean));
  return element;
}

/** Several in the place of one. */
export const Fragment = ({ children }: Props): Drawn => children;

export { jsx as jsxs };
