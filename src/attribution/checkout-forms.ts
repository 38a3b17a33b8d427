/** What goes along with an order: by the shop's names of the fields. */
export type Values = Record<string, string | null>;

const TAG = 'wc-order-attribution-inputs';

/**
 * Lets `<wc-order-attribution-inputs>` hold the values as hidden inputs of the form around it, now and
 * wherever one comes later.
 *
 * @returns `refresh()`, for when the values have changed.
 */
export function serveForms(prefix: string, read: () => Values): () => void {
  const fill = (element: Element) => {
    if (!isFirst(element)) return element.replaceChildren();
    for (const [field, value] of Object.entries(read())) inputOf(element, prefix + field).value = value ?? '';
  };
  const refresh = () => {
    for (const element of document.querySelectorAll(TAG)) fill(element);
  };
  // A second definition would throw; whoever made the first leaves the values to us all the same.
  const known = customElements.get(TAG) as Inputs | undefined;
  if (known) known.fill = fill;
  else customElements.define(TAG, inputsElement(fill));
  refresh();
  return refresh;
}

/** WooCommerce 10.5 and later print the element several times into one form; each value is sent once. */
const isFirst = (element: Element) => (element.closest('form') ?? document).querySelector(TAG) === element;

interface Inputs {
  fill?: (element: Element) => void;
}

const inputsElement = (fill: (element: Element) => void) =>
  class extends HTMLElement {
    static fill = fill;
    connectedCallback() {
      (this.constructor as Inputs).fill?.(this);
    }
  };

/** Made as a node: a campaign's name may hold markup (docs/threats.md, "Markup in a campaign's name"). */
function inputOf(element: Element, name: string): HTMLInputElement {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input')];
  const found = inputs.find((input) => input.name === name);
  if (found) return found;
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  element.append(input);
  return input;
}
