import { isPlainClick } from '../../src/dom/clicks-and-keys';
import type { Early } from '../../src/registry/early';

/**
 * Until the component is there: shows the count, and opens the panel with the very click that brings
 * the component, which then takes the click over.
 */
const early: Early = {
  start({ element, bus, signal }) {
    const isWaiting = () => element.dataset.state !== 'ready';
    bus.on(
      'cart-updated',
      ({ state }) => {
        const count = element.querySelector('.mullion-mini-cart__count');
        if (count && isWaiting()) count.textContent = `${state.count || ''}`;
      },
      signal,
    );
    addEventListener(
      'click',
      (event) => {
        const toggle = element.querySelector('[data-replay]');
        if (isWaiting() && isPlainClick(event) && toggle?.contains(event.target as Node))
          element.toggleAttribute('data-open', true);
      },
      { capture: true, signal },
    );
  },
};

export default early;
