/** What a theme may have laid over a field's end itself, such as "Forgot?". */
const OTHERS = 'a[href],button';

/** The room that style.css keeps for the button, in px. */
const ROOM = 48;

/** Stands beside what the theme has laid over the field's end: neither of the two covers the other. */
export function stepAside(button: HTMLElement, input: HTMLInputElement): void {
  const own = button.getBoundingClientRect();
  const others = [...(input.form?.querySelectorAll(OTHERS) ?? [])].filter((other) => other !== button);
  const covered = others.map((other) => other.getBoundingClientRect()).find((other) => lieOver(own, other));
  if (!covered) return;
  const { direction, marginInlineEnd } = getComputedStyle(button);
  const step = direction === 'rtl' ? covered.right - own.left : own.right - covered.left;
  button.style.marginInlineEnd = `${(Number.parseFloat(marginInlineEnd) || 0) + step}px`;
  input.style.paddingInlineEnd = `${ROOM + step}px`;
}

const lieOver = (one: DOMRect, two: DOMRect): boolean =>
  Math.min(one.right, two.right) > Math.max(one.left, two.left) &&
  Math.min(one.bottom, two.bottom) > Math.max(one.top, two.top);
