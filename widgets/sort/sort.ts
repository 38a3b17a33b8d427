import type { Context } from '../../src/registry/context';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { keepAddress } from './keep-address';

const PENDING = 'mullion-sort__form--pending';
const SUBMIT = 'button:not([type="button"],[type="reset"]),input[type="submit"]';

/**
 * Submits the form of a listing's order at once when an order is chosen.
 *
 * Arrow keys on a closed list choose with every press, so what a key chose waits for Enter, for the
 * button that then shows, or for the focus to leave; Escape takes it back.
 */
export function sort({ element, ctx, signal }: Instance): Cleanup {
  const form = element.matches('form') ? element : element.querySelector('form');
  if (!(form instanceof HTMLFormElement)) throw new WidgetError('bad-markup', 'sort', 'It holds no <form>.');
  const own = form.querySelector<HTMLElement>(SUBMIT);
  const button = own ?? makeButton(form, ctx);
  const { classList } = form;
  const isPending = () => classList.contains(PENDING);
  let isByKey = false;

  const submit = () => {
    classList.remove(PENDING);
    // Of the prototype: a field called "requestSubmit" would stand in for the form's own.
    if (form.isConnected) HTMLFormElement.prototype.requestSubmit.call(form, button);
  };
  const wait = () => {
    if (!isPending()) ctx.announce(ctx.t('sort.enter'));
    classList.add(PENDING);
  };
  const choose = () => (isByKey ? wait() : submit());
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    isByKey = key !== 'Enter'; // in an open list, Enter is the choice
    if (!isPending() || !(target instanceof HTMLSelectElement)) return;
    if (key === 'Escape') takeBack(form);
    if (key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    // Another window or tab takes the focus for a while; the field still has it here.
    const isHere = document.activeElement === target || form.contains(relatedTarget as Node | null);
    if (isPending() && !isHere) submit();
  };

  form.addEventListener('pointerdown', () => (isByKey = false), { signal });
  form.addEventListener('keydown', onKey, { signal });
  form.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && choose(), {
    signal,
  });
  form.addEventListener('focusout', onLeave, { signal });
  form.addEventListener('submit', () => classList.remove(PENDING), { signal });
  keepAddress(form, signal);
  showRealOrder(form, signal);
  classList.add('mullion-sort__form');

  const early = selects(form).find((select) => select.selectedIndex !== realIndex(select));
  if (early) {
    isByKey = early.matches(':focus-visible');
    choose();
  }
  return () => {
    classList.remove(PENDING);
    if (!own) button.remove();
  };
}

/** Without a button of its own the form gets one; it lies over the page and shows while a choice waits. */
function makeButton(form: HTMLFormElement, ctx: Context): HTMLElement {
  const button = document.createElement('button');
  button.className = 'mullion-button mullion-sort__submit';
  button.textContent = ctx.t('sort.submit');
  form.append(button);
  return button;
}

const selects = (form: HTMLFormElement) => [...form.querySelectorAll('select')];

/** The option that the server selected: the order in which the page really is. */
function realIndex({ options }: HTMLSelectElement): number {
  const marked = [...options].findIndex((option) => option.hasAttribute('selected'));
  return Math.max(0, marked);
}

function takeBack(form: HTMLFormElement): void {
  for (const select of selects(form)) select.selectedIndex = realIndex(select);
  form.classList.remove(PENDING);
}

/**
 * "Back" shows the order that the page is in, not the one that was chosen to leave it, whether the
 * browser kept the whole page or only what its fields held.
 */
function showRealOrder(form: HTMLFormElement, signal: AbortSignal): void {
  if (isRestored()) takeBack(form);
  addEventListener('pagehide', () => takeBack(form), { signal });
}

/** Whether the browser may have filled the fields with what they held before. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && ['back_forward', 'reload'].includes(navigation.type);
}
