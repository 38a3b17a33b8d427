/** Names that a script or a page builder counts up, and would count otherwise tomorrow. */
const COUNTED = /\d{3,}|[0-9a-f]{7,}/;
/** Names of a library, which other pages may have for other things, and of states. */
const COMMON = /^(owl|slick|swiper|flex|js|is|has|wp-block|col|row|container)([-_]|slider|$)/;

/**
 * The shortest selector for these elements and nothing else.
 *
 * @param printed The page as the server sends it, where an alias has to find the element: what a library has
 *                added is not in it. What has come later is looked for in the live page alone.
 */
export function selectorOf(elements: Element[], page: Document, printed: Document | null): string | null {
  const [first] = elements;
  if (!first) return null;
  const named = (printed && byName(elements, page, printed)) ?? byName(elements, page, page);
  return named ?? (elements.length > 1 ? null : pathOf(first, page));
}

/** By names of its own, or of what it stands in, that are on the printed page, too. */
function byName(elements: Element[], page: Document, printed: Document): string | null {
  const [first] = elements as [Element];
  const isPrinted = (selector: string) => printed.querySelector(selector) !== null;
  const fits = (selector: string) => {
    const all = [...page.querySelectorAll(selector)];
    return all.length === elements.length && all.every((one) => elements.includes(one));
  };
  const near = namesOf(first).filter(isPrinted);
  const own = near.find(fits);
  if (own || elements.length > 1) return own ?? null;
  for (let around = first.parentElement; around && around !== page.body; around = around.parentElement) {
    const paths = namesOf(around).flatMap((outer) =>
      [...near, first.localName].map((inner) => `${outer} ${inner}`),
    );
    const found = paths.find((path) => isPrinted(path) && fits(path));
    if (found) return found;
  }
  return null;
}

/** By what an element may be called, best first: its id, each class, the theme's own before others, two classes. */
function namesOf(element: Element): string[] {
  const id = element.id && !COUNTED.test(element.id) ? [`#${CSS.escape(element.id)}`] : [];
  const classes = [...element.classList]
    .filter((name) => !COUNTED.test(name))
    .sort((one, other) => Number(COMMON.test(one)) - Number(COMMON.test(other)))
    .map((name) => `.${CSS.escape(name)}`);
  const pairs = classes.flatMap((one, at) => classes.slice(at + 1).map((other) => one + other));
  return [...id, ...classes, ...pairs];
}

/** The way from the body, where no name tells it from others; counted by kind, so that our own element does not count. */
function pathOf(element: Element, page: Document): string {
  const steps: string[] = [];
  for (let one: Element | null = element; one && one !== page.body; one = one.parentElement) {
    const { localName } = one;
    const alike = [...(one.parentElement?.children ?? [])].filter((other) => other.localName === localName);
    steps.unshift(`${localName}:nth-of-type(${alike.indexOf(one) + 1})`);
  }
  return ['body', ...steps].join(' > ');
}
