const numberOr = (text: string, fallback: number) => (text.trim() === '' ? fallback : Number(text));

/**
 * Resets a value below `min` to it, now and after every change, where `min` is 0 or more. No value, and
 * letters, are not below anything: the browser's own check speaks of them.
 */
export function keepAboveMin(element: HTMLElement, input: HTMLInputElement, signal: AbortSignal): void {
  // Whoever is typing has not finished: 1 may become 12.
  if (input !== document.activeElement) raiseToMin(input);
  // In the capture phase, so that who listens on the field hears the number that it has in the end.
  const onChange = ({ target }: Event) => target === input && raiseToMin(input);
  element.addEventListener('change', onChange, { capture: true, signal });
}

function raiseToMin(input: HTMLInputElement): void {
  const min = Number.parseFloat(input.min);
  if (min >= 0 && Number.parseFloat(input.value) < min) input.value = String(min);
}

/** Whether a step in this direction is impossible now. */
export function isAtLimit(input: HTMLInputElement, direction: 1 | -1): boolean {
  if (input.disabled || input.readOnly) return true;
  const value = numberOr(input.value, Number.NaN);
  return direction > 0
    ? nextAbove(input, value) > numberOr(input.max, Number.POSITIVE_INFINITY)
    : // An empty field has nothing to take from.
      !(value > numberOr(input.min, Number.NEGATIVE_INFINITY));
}

/**
 * Steps the field and fires what a visitor's own change would fire.
 *
 * @returns Whether the value is another one now.
 */
export function stepBy(input: HTMLInputElement, direction: 1 | -1): boolean {
  const before = input.value;
  if (isAtLimit(input, direction)) return false;
  // `step="any"` has no step to take: the browser throws.
  if (input.step === 'any') input.value = String(within(input, Number(before) + direction));
  else if (direction > 0) input.stepUp();
  else input.stepDown();
  if (input.value === before) return false;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

function within({ min, max }: HTMLInputElement, value: number): number {
  const least = numberOr(min, Number.NEGATIVE_INFINITY);
  return Math.max(least, Math.min(numberOr(max, Number.POSITIVE_INFINITY), value));
}

/** What a step up would make of it: the next of the field's own values. A value between two of them goes to the upper one. */
function nextAbove({ step, min, defaultValue }: HTMLInputElement, value: number): number {
  if (step === 'any') return value + 1e-6;
  const size = Number(step) > 0 ? Number(step) : 1;
  // The browser counts steps from the least, else from what the field was printed with.
  const least = numberOr(min, numberOr(defaultValue, 0));
  return least + (Math.floor((value - least) / size + 1e-6) + 1) * size;
}
