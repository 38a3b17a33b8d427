/** Stands for `IntersectionObserver` where all of a page is in the window. */
export class EverythingIsInView {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { target, isIntersecting: true, boundingClientRect: target.getBoundingClientRect() };
    queueMicrotask(() => this.tell([entry as IntersectionObserverEntry], this as never));
  }
  unobserve() {}
  disconnect() {}
}
