const SVG = 'http://www.w3.org/2000/svg';
/** An eye, and the stroke through it that shows while the password does. */
const PATHS = [
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z',
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'M4 4l16 16',
];

const SHOWS_IT =
  /(show|hide|toggle|view|reveal|eye).?pass|pass(word)?[-_](show|hide|toggle|view|reveal|eye)/i;

/** Whether the theme has put such a button of its own beside the field (Elessi); it finds the field from where it stands. */
export function hasOther({ parentElement }: HTMLInputElement): boolean {
  return [...(parentElement?.children ?? [])].some(
    (other) =>
      SHOWS_IT.test(other.getAttribute('class') ?? '') &&
      other.matches('a,button,span,i') &&
      !other.matches('.password-input,.show-password-input,[class*="mullion-"]'),
  );
}

export function makeButton(): HTMLButtonElement {
  return dress(document.createElement('button'));
}

/** The button that WooCommerce, or the theme, has put into the box: there are never two. */
export function adoptButton(box: HTMLElement): HTMLButtonElement | null {
  const button = box.querySelector<HTMLButtonElement>('button.show-password-input');
  return button && dress(button);
}

function dress(button: HTMLButtonElement): HTMLButtonElement {
  button.type = 'button';
  button.classList.add('mullion-password__toggle');
  // WooCommerce's name changes with the state; ours stays, and aria-pressed changes.
  button.removeAttribute('aria-describedby');
  button.replaceChildren(eye());
  return button;
}

function eye(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of PATHS) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg as SVGElement;
}
