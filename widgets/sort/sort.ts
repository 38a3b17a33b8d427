import { isEscape } from '../../src/dom/clicks-and-keys';
import type { JQuery } from '../../src/dom/jquery';
import { requestSubmit } from '../../src/dom/request-submit';
import { whenJQuery } from '../../src/dom/when-jquery';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { keepAddress } from './keep-address';
import { changedField, isRestored, isSortedByScript, takeBack } from './order';
import { tellOrder } from './tell-order';

const BLOCK = '[data-wp-on--submit]';
const PENDING = 'mullion-sort__form--pending';
const SUBMIT = 'button:not([type="button"],[type="reset"]),input[type="submit"]';

/**
 * Submits the form of a listing's order at once when an order is chosen.
 *
 * @throws WidgetError (`bad-markup`) where there is no form.
 */
export function startSort(instance: Instance): Cleanup {
  const { element } = instance;
  const form = element.matches('form') ? element : element.querySelector('form');
  if (!(form instanceof HTMLFormElement)) throw new WidgetError('bad-markup', 'sort', 'It holds no <form>.');
  const sort = new Sort(form, instance);
  sort.start();
  // A listing may have a form above and one below.
  if (element === document.querySelector('[data-widget="sort"]')) tellOrder(instance);
  return () => sort.stop();
}

/**
 * Arrow keys on a closed list choose with every press, so what a key chose waits for Enter, for the
 * button that then shows, or for the focus to leave; Escape takes it back.
 */
class Sort {
  readonly #form: HTMLFormElement;
  readonly #instance: Pick<Instance, 't' | 'announce' | 'signal'>;
  readonly #button: HTMLElement;
  readonly #made: HTMLElement | undefined;
  #isByKey = false;

  constructor(form: HTMLFormElement, instance: Pick<Instance, 't' | 'announce' | 'signal'>) {
    const own = form.querySelector<HTMLElement>(SUBMIT);
    this.#form = form;
    this.#instance = instance;
    this.#button = own ?? makeButton(instance.t('sort.submit'));
    if (!own) this.#made = this.#button;
  }

  start(): void {
    const form = this.#form;
    if (this.#made) form.append(this.#made);
    this.#listen();
    keepAddress(form, this.#instance.signal);
    form.classList.add('mullion-sort__form');
    // "Back" shows the order that the page is in, not the one that was chosen to leave it.
    if (isRestored()) this.#takeBack();
    const early = changedField(form);
    if (!early) return;
    this.#isByKey = early.matches(':focus-visible');
    this.#choose();
  }

  stop(): void {
    this.#isPending = false;
    this.#made?.remove();
  }

  #listen(): void {
    const { signal } = this.#instance;
    const form = this.#form;
    form.addEventListener('pointerdown', () => (this.#isByKey = false), { signal });
    form.addEventListener('keydown', (event) => this.#press(event), { signal });
    const onChange = ({ target }: Event) => target instanceof HTMLSelectElement && this.#choose();
    form.addEventListener('change', onChange, { signal });
    whenJQuery((jQuery) => this.#hear(jQuery), signal);
    form.addEventListener('focusout', (event) => this.#leave(event), { signal });
    form.addEventListener('submit', () => (this.#isPending = false), { signal });
    // A browser that keeps the whole page would show what was chosen to leave it, too.
    addEventListener('pagehide', () => this.#takeBack(), { signal });
  }

  /** A change that jQuery triggers (selectWoo, a theme's own list) is no event of the browser. */
  #hear(jQuery: JQuery): void {
    const form = jQuery(this.#form);
    form.on('change.mullion-sort', 'select', ({ originalEvent }) => {
      // Some trigger it to set the page up, with the order that it has.
      if (!originalEvent && changedField(this.#form)) this.#choose();
    });
    this.#instance.signal.addEventListener('abort', () => form.off('.mullion-sort'));
  }

  get #isPending(): boolean {
    return this.#form.classList.contains(PENDING);
  }

  set #isPending(isPending: boolean) {
    this.#form.classList.toggle(PENDING, isPending);
  }

  #choose(): void {
    if (isSortedByScript(this.#form)) return;
    if (this.#isByKey) this.#wait();
    else this.#submit();
  }

  #wait(): void {
    const { t, announce } = this.#instance;
    if (!this.#isPending) announce(t('sort.enter'));
    this.#isPending = true;
  }

  #submit(): void {
    this.#isPending = false;
    const form = this.#form;
    if (!form.isConnected) return;
    // WooCommerce 11's block prevents each sending, and sorts by what it hears itself: no change that jQuery triggers.
    if (form.matches(BLOCK)) HTMLFormElement.prototype.submit.call(form);
    else requestSubmit(form, this.#button);
  }

  #takeBack(): void {
    takeBack(this.#form);
    this.#isPending = false;
  }

  #press(event: KeyboardEvent): void {
    const { key, target } = event;
    // In an open list, Enter is the choice; a list that stands in for the field says itself what is chosen.
    this.#isByKey = key !== 'Enter' && target instanceof HTMLSelectElement;
    if (!this.#isPending || !(target instanceof HTMLSelectElement)) return;
    if (isEscape(event)) this.#takeBack();
    if (key !== 'Enter') return;
    event.preventDefault();
    this.#submit();
  }

  #leave({ target, relatedTarget }: FocusEvent): void {
    // Another window or tab takes the focus for a while; the field still has it here.
    const isHere = document.activeElement === target || this.#form.contains(relatedTarget as Node | null);
    if (this.#isPending && !isHere) this.#submit();
  }
}

/** Without a button of its own the form gets one; it lies over the page and shows while a choice waits. */
function makeButton(label: string): HTMLElement {
  const button = document.createElement('button');
  button.className = 'mullion-button mullion-sort__submit';
  button.textContent = label;
  return button;
}
