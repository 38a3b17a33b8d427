/**
 * Adds to a `<details>`, which opens and closes by itself, what a search form wants: the focus goes
 * into the field and comes back on Escape; a press or the focus elsewhere closes it.
 */
export function startSearch(details: HTMLDetailsElement, field: HTMLInputElement, signal: AbortSignal): void {
  const summary = details.querySelector('summary');
  const enter = () => {
    field.focus();
    field.select(); // of a page of results: the next word replaces the last
  };
  const closeElsewhere = (event: Event) => {
    if (!event.composedPath().includes(details)) details.open = false;
  };
  summary?.addEventListener(
    'click',
    (event) => {
      if (details.open) return;
      // At once and not on "toggle": a phone shows its keyboard only within the tap.
      event.preventDefault();
      details.open = true;
      enter();
    },
    { signal },
  );
  details.addEventListener(
    'keydown',
    (event) => {
      // Escape also ends the composing of a letter (Telex, VNI).
      if (event.key !== 'Escape' || event.isComposing || !details.open) return;
      event.preventDefault();
      details.open = false;
      summary?.focus();
    },
    { signal },
  );
  document.addEventListener('pointerdown', closeElsewhere, { signal });
  document.addEventListener('focusin', closeElsewhere, { signal });
  // It was opened before this chunk had come.
  if (details.open && document.activeElement === summary) enter();
}
