import type { Early } from '../../src/registry/early';

/**
 * Shows the count from the first answer on, and opens the panel with the very click that brings
 * React, which then takes the click over.
 */
const early: Early = {
  start(element, { bus }, signal) {
    bus.on(
      'cart-updated',
      ({ state }) => {
        const count = element.querySelector('.mullion-mini-cart__count');
        if (count) count.textContent = state.count ? String(state.count) : '';
      },
      signal,
    );
    element.addEventListener(
      'click',
      ({ target }) => {
        if (element.dataset.state === 'ready' || !(target as Element).closest('[data-replay]')) return;
        element.toggleAttribute('data-open', true);
      },
      { capture: true, signal },
    );
  },
};

export default early;
