/** Parents that hold one field and can hold its button; the last two are WooCommerce's. */
const BOXES = '.mullion-password,.password-input,.woocommerce-input-wrapper';

/** What a field is to its neighbours, which its box has to be instead. */
const PLACE = ['flex', 'gridArea', 'alignSelf', 'justifySelf', 'float', 'verticalAlign'] as const;

/** The box in which the button lies over the field's end: the one there is, or one of ours. */
export function boxAround(input: HTMLInputElement): HTMLElement {
  const parent = input.parentElement;
  const box = parent?.matches(BOXES) ? parent : makeBox(input);
  box.classList.add('mullion-password');
  // As WooCommerce's own: its meter of the password's strength stands behind what has that class, else in it.
  if (box.matches('.woocommerce-input-wrapper')) box.classList.add('password-input');
  return box;
}

/** Puts a box around the field so that nothing moves: it takes the very place that the field had. */
function makeBox(input: HTMLInputElement): HTMLElement {
  const style = getComputedStyle(input);
  const width = input.offsetWidth;
  const box = document.createElement('span');
  box.className = 'mullion-password mullion-password--made';
  for (const property of PLACE) box.style[property] = style[property];
  if (/^(block|flex|grid)$/.test(style.display)) box.style.display = 'grid';
  if (isFullWidth(input, style)) box.style.inlineSize = '100%';
  input.before(box);
  move(input, box);
  // Half of the room, say, would now be half of the box.
  if (width && Math.abs(input.offsetWidth - width) > 1) {
    const edges = style.boxSizing === 'border-box' ? 0 : input.offsetWidth - Number.parseFloat(style.width);
    box.style.inlineSize = `${width}px`;
    input.style.inlineSize = `calc(100% - ${edges}px)`;
  }
  return box;
}

function isFullWidth(input: HTMLInputElement, { width }: CSSStyleDeclaration): boolean {
  // Where nothing is laid out (a form that is folded up), the stylesheet's own word can be read.
  if (!input.offsetWidth) return width === '100%';
  let parent = input.parentElement;
  // An inline parent, such as a label, has no width of its own.
  while (parent && !parent.clientWidth) parent = parent.parentElement;
  if (!parent) return false;
  const { paddingLeft, paddingRight } = getComputedStyle(parent);
  const room = parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return input.offsetWidth >= room - 1;
}

/** Moves the field without taking the focus, or the caret, from who is typing. */
function move(input: HTMLInputElement, box: HTMLElement): void {
  if (typeof box.moveBefore === 'function') {
    box.moveBefore(input, null);
    return;
  }
  const { selectionStart, selectionEnd, selectionDirection } = input;
  const isFocused = input === document.activeElement;
  box.append(input);
  if (!isFocused) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}
