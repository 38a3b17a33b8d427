/** Where a visitor came from, by the shop's names of the fields; `undefined` where nobody can tell yet. */
export type Values = Record<string, string | null | undefined>;

/**
 * Puts the values into the form around `element` as hidden inputs, each once in a form, however many
 * elements ask for it. An input that is there keeps its value where nobody can tell a better one.
 *
 * @returns The inputs that were made; they are in `element`.
 */
export function fillForm(element: Element, prefix: string, values: Values): HTMLInputElement[] {
  const scope = element.closest('form') ?? document;
  const inputs = [...scope.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  const made: HTMLInputElement[] = [];
  for (const [field, value] of Object.entries(values)) {
    const name = prefix + field;
    const found = inputs.filter((input) => input.name === name);
    if (!found.length) {
      found.push(makeInput(element, name));
      made.push(...found);
    }
    if (value !== undefined) for (const input of found) input.value = value ?? '';
  }
  return made;
}

/** Made as a node: a campaign's name may hold markup (docs/threats.md, "Markup in a campaign's name"). */
function makeInput(element: Element, name: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  element.append(input);
  return input;
}
