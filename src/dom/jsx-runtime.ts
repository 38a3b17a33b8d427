/** What JSX gives where a component is drawn without React (scripts/lib/as-nodes.mjs). */
type Drawn = Node | string | false | null | undefined | Drawn[];

interface Props {
  children?: Drawn;
  className?: string;
  [attribute: string]: unknown;
}

/** An element with its attributes and children; a component is called. Listeners are for React to add. */
export function jsx(type: string | ((props: Props) => Drawn), props: Props): Drawn {
  if (typeof type === 'function') return type(props);
  const { children, className, ...attributes } = props;
  const element = document.createElement(type);
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, `${value}`);
  element.append(...([children].flat(3) as Array<Node | string>).filter(Boolean));
  return element;
}

export { jsx as jsxs };
