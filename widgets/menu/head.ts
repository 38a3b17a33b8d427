/**
 * Stands before the menu. A press on its button is remembered until the entry runs, which notices presses from then on:
 * on a slow phone that is a second or two after the button can be seen, and nothing else answers to it.
 */
addEventListener(
  'click',
  ({ target }) => {
    const toggle = (target as Element).closest?.('.mullion-menu__toggle');
    if (!toggle?.closest('[data-state]')) toggle?.toggleAttribute('data-pressed');
  },
  true,
);

export {};
