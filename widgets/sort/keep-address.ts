/** Parameters that count pages or make the server do something: neither belongs to the next order. */
const LEFT = /^(paged?|product-page|submit|add-to-cart|quantity|remove_item|undo_item|removed_item|_wp.*)$/;

/** `filter_size[]` and `filter_size[0]` are one field to PHP. */
const fieldOf = (name: string) => name.replace(/\[.*/, '');

/** The path of a listing, whichever of its pages it is. */
const listingOf = ({ pathname }: URL) => pathname.replace(/\/page\/\d+\/?$/, '/').replace(/\/$/, '');

/**
 * Adds to what a GET form sends the parameters of the page's address that it has no field for: a
 * browser drops them, and filters of a page out of a cache may be in the address alone. No node is
 * added; the numbering of pages starts again, as in the shop's own form.
 */
export function keepAddress(form: HTMLFormElement, signal: AbortSignal): void {
  if (form.getAttribute('method')?.toLowerCase() === 'post') return;
  form.addEventListener('formdata', ({ formData }) => complete(formData, form), { signal });
}

function complete(data: FormData, form: HTMLFormElement): void {
  const page = new URL(location.href);
  const action = new URL(form.getAttribute('action') || page, page);
  const has = new Set([...data.keys()].map(fieldOf));
  const isSame = action.origin === page.origin && listingOf(action) === listingOf(page);
  for (const { searchParams } of new Set([action.href, isSame ? page.href : action.href].map(toUrl))) {
    const added = [...searchParams].filter(([name]) => !has.has(fieldOf(name)) && !LEFT.test(name));
    for (const [name, value] of added) data.append(name, value);
    for (const [name] of added) has.add(fieldOf(name));
  }
  const isNumbered = /\/page\/\d+\/?$/.test(action.pathname) || page.searchParams.has('paged');
  if (isNumbered && !has.has('paged')) data.append('paged', '1');
}

const toUrl = (href: string) => new URL(href);
