import { isPlainClick } from '../../src/dom/clicks-and-keys';
import { duration } from '../../src/motion/duration';
import { scrollPage } from '../../src/motion/scroll-page';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { keepFree } from '../../src/ui/free-place';

const SHOWN = 'mullion-scroll-top--shown';

/** Shows the link once the page is more than a screen down, and makes a movement of its jump. */
export function startScrollTop({ element, signal }: Instance): Cleanup {
  const update = () => element.classList.toggle(SHOWN, scrollY > innerHeight);
  addEventListener('scroll', update, { passive: true, signal });
  addEventListener('resize', update, { passive: true, signal });
  element.addEventListener(
    'click',
    async (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (await scrollPage(0, duration('scroll-top', 900), signal)) focusTop();
    },
    { signal },
  );
  update();
  const letGo = keepFree(element);
  return () => {
    letGo();
    element.classList.remove(SHOWN);
  };
}

/**
 * Moves the focus to where the page begins, as the link's own jump does: the next Tab goes to the
 * page's first link, a screen reader reads on from the title. The ring around a whole page, which a
 * browser draws after a key, says nothing and is left out.
 */
function focusTop(): void {
  const { body } = document;
  const { outline } = body.style;
  const isOurs = !body.hasAttribute('tabindex');
  body.style.outline = 'none';
  if (isOurs) body.tabIndex = -1;
  body.addEventListener(
    'blur',
    () => {
      body.style.outline = outline;
      if (!body.getAttribute('style')) body.removeAttribute('style');
      if (isOurs) body.removeAttribute('tabindex');
    },
    { once: true },
  );
  body.focus({ preventScroll: true });
}
