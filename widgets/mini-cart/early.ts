import type { Early } from '../../src/registry/early';

/**
 * Shows the count from the first answer on, and opens the panel with the very click that brings
 * React, which then takes the click over.
 */
const early: Early = {
  start({ element, bus, signal }) {
    bus.on(
      'cart-updated',
      ({ state }) => {
        const count = element.querySelector('.mullion-mini-cart__count');
        if (count) count.textContent = `${state.count || ''}`;
      },
      signal,
    );
    addEventListener(
      'click',
      ({ target }) => {
        const toggle = element.querySelector('[data-replay]');
        if (element.dataset.state !== 'ready' && toggle?.contains(target as Node))
          element.toggleAttribute('data-open', true);
      },
      { capture: true, signal },
    );
  },
};

export default early;
