type Handler = (entry: IntersectionObserverEntry, nth: number) => void;

interface Watched {
  /** Whose items count as one row: those that come into view together come one after another. */
  group: Element;
  handle: Handler;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

/** Tells whenever `item` comes into or goes out of view, and which of its group's it is in this moment. */
export function watch(item: Element, group: Element, handle: Handler): void {
  watched.set(item, { group, handle });
  // One for all: a page of cards would have an observer for each.
  observer ??= new IntersectionObserver(tell);
  observer.observe(item);
}

export function unwatch(item: Element): void {
  watched.delete(item);
  observer?.unobserve(item);
}

function tell(entries: IntersectionObserverEntry[]): void {
  const seen = new Map<Element, number>();
  // Browsers report in an order of their own; a row comes as it is written.
  for (const entry of [...entries].sort(byPlace)) {
    const { group, handle } = watched.get(entry.target) ?? {};
    if (!group || !handle) continue;
    const nth = seen.get(group) ?? 0;
    if (entry.isIntersecting) seen.set(group, nth + 1);
    handle(entry, nth);
  }
}

const byPlace = ({ target: one }: IntersectionObserverEntry, { target: other }: IntersectionObserverEntry) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
