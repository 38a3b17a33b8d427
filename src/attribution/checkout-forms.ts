import { fillForm, type Values } from './form-inputs';

const TAG = 'wc-order-attribution-inputs';

/**
 * Lets `<wc-order-attribution-inputs>` hold the values as hidden inputs of the form around it, now and
 * wherever one comes later. WooCommerce 10.5 and later print it several times into one form.
 *
 * @returns `refresh()`, for when the values have changed.
 */
export function serveForms(prefix: string, read: () => Values): () => void {
  const fill = (element: Element) => fillForm(element, prefix, read());
  const refresh = () => document.querySelectorAll(TAG).forEach(fill);
  // A second definition would throw; whoever made the first leaves the values to us all the same.
  const known = customElements.get(TAG) as Inputs | undefined;
  if (known) known.fill = fill;
  else customElements.define(TAG, inputsElement(fill));
  refresh();
  return refresh;
}

interface Inputs {
  fill?: (element: Element) => unknown;
}

const inputsElement = (fill: (element: Element) => unknown) =>
  Object.assign(
    class extends HTMLElement {
      connectedCallback() {
        (this.constructor as Inputs).fill?.(this);
      }
    },
    { fill },
  );
