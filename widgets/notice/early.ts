import type { Early } from '../../src/registry/early';

/**
 * Shows the notice unless its cookie says that it was dismissed.
 *
 * The stylesheet keeps it invisible until then wherever scripts run, so a page out of a full-page
 * cache never flashes a notice that was dismissed. It lies over the page: showing it moves nothing.
 */
const early: Early = {
  start(element) {
    const name = `store_notice${element.dataset.noticeId}=hidden`;
    element.hidden = document.cookie.split('; ').includes(name);
    element.classList.add('mullion-notice--decided');
  },
};

export default early;
