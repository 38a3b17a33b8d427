import type { Early } from '../../src/registry/early';

/** Opens the panel with the very click that brings React, which then takes the click over. */
const early: Early = {
  start(element, _ctx, signal) {
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
