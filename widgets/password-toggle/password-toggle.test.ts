import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import toggle from './index';

let leave = () => {};
let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  leave();
});

function open(html = '<form><input type="password" id="pw" value="bí mật"></form>') {
  leave = freshPage(html);
  document.addEventListener('submit', (event) => event.preventDefault());
  const cleanups = [...document.querySelectorAll<HTMLElement>('input[type="password"]')].map(
    (element) => toggle.start({ ...fakeContext(), element, signal: stop.signal }) as () => void,
  );
  return () => {
    stop.abort();
    for (const cleanup of cleanups) cleanup();
  };
}
const field = (id = 'pw') => find<HTMLInputElement>(`#${id}`);
const button = () => find<HTMLButtonElement>('.mullion-password__toggle');
const buttons = () => document.querySelectorAll('.mullion-password__toggle');
const pressed = () => button().getAttribute('aria-pressed');

describe('the button', () => {
  test('shows and hides; its name stays and its state changes', () => {
    open();
    expect([field().type, pressed(), button().getAttribute('aria-label')]).toEqual([
      'password',
      'false',
      'password-toggle.show',
    ]);
    click(button());
    expect([field().type, pressed(), button().getAttribute('aria-label')]).toEqual([
      'text',
      'true',
      'password-toggle.show',
    ]);
    click(button());
    expect([field().type, pressed()]).toEqual(['password', 'false']);
  });

  test("is the theme's where it has one beside the field, which stays where it finds it", () => {
    open('<p><a class="ns-show-password" href="#"></a><input type="password" id="pw"></p>');
    expect(buttons()).toHaveLength(0);
    expect(field().parentElement?.tagName).toBe('P');
  });

  test('keeps value, focus and selection', () => {
    open();
    field().focus();
    field().setSelectionRange(1, 3);
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    button().dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
    click(button());
    expect(document.activeElement).toBe(field());
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['bí mật', 1, 3]);
  });

  test('does not pull the focus into a field that does not have it', () => {
    open();
    const select = vi.spyOn(field(), 'setSelectionRange');
    button().focus();
    click(button());
    expect(document.activeElement).toBe(button());
    expect(select).not.toHaveBeenCalled();
  });

  test('submits nothing and names its field', () => {
    open();
    expect(button().type).toBe('button');
    expect(button().getAttribute('aria-controls')).toBe('pw');
  });
});

describe('the field is a password again', () => {
  test.each(['submit', 'formdata'])('when its form is sent: %s', (type) => {
    open();
    click(button());
    find('form').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect([field().type, pressed()]).toEqual(['password', 'false']);
  });

  test('before a handler of the form reads it', () => {
    open();
    const seen: string[] = [];
    find('form').addEventListener('submit', () => seen.push(field().type));
    click(button());
    find<HTMLFormElement>('form').requestSubmit();
    expect(seen).toEqual(['password']);
  });

  test('when the page is left', () => {
    open();
    click(button());
    window.dispatchEvent(new Event('pagehide'));
    expect(field().type).toBe('password');
  });
});

test('autocomplete is untouched, and no spelling service gets the password', () => {
  open('<input type="password" autocomplete="current-password">');
  const input = find<HTMLInputElement>('input');
  expect(input.getAttribute('autocomplete')).toBe('current-password');
  expect(input.spellcheck).toBe(false);
  expect(input.getAttribute('autocapitalize')).toBe('none');
});

describe('the box', () => {
  test.each(['mullion-password', 'password-input', 'woocommerce-input-wrapper'])(
    'is the one that is there: .%s',
    (name) => {
      open(`<span class="${name}"><input type="password" id="pw"></span>`);
      expect(document.querySelectorAll('span')).toHaveLength(1);
      expect(button().previousElementSibling).toBe(field());
    },
  );

  test('is made where there is none, and the focus survives the move', () => {
    leave = freshPage('<p><input type="password" id="pw" value="abc"></p>');
    field().focus();
    field().setSelectionRange(2, 2);
    toggle.start({ ...fakeContext(), element: field(), signal: stop.signal });
    expect(field().parentElement?.classList.contains('mullion-password--made')).toBe(true);
    expect(document.activeElement).toBe(field());
    expect(field().selectionStart).toBe(2);
  });

  test('moves the field by moveBefore where the browser has it', () => {
    const moveBefore = vi.fn(function (this: Element, node: Node) {
      this.append(node);
    });
    Object.assign(Element.prototype, { moveBefore });
    open();
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
    expect(moveBefore).toHaveBeenCalledExactlyOnceWith(field(), null);
  });
});

describe('where WooCommerce has been', () => {
  const inBox = (more: string) =>
    `<span class="password-input"><input type="password" id="pw">${more}</span>`;

  test('its button becomes ours, without what was bound to it', () => {
    leave = freshPage(inBox('<button class="show-password-input" aria-describedby="pw"></button>'));
    const theirs = vi.fn();
    find('button').addEventListener('click', theirs);
    toggle.start({ ...fakeContext(), element: field(), signal: stop.signal });
    expect(document.querySelectorAll('button')).toHaveLength(1);
    expect(button().hasAttribute('aria-describedby')).toBe(false);
    click(button());
    expect([field().type, pressed()]).toEqual(['text', 'true']);
    expect(theirs).not.toHaveBeenCalled();
  });

  test('what is no button is left to the stylesheet to hide', () => {
    open(inBox('<span class="show-password-input"></span>'));
    expect(buttons()).toHaveLength(1);
    expect(button().tagName).toBe('BUTTON');
  });
});

test('a label around the field goes on to name the field alone', () => {
  open('<label>Mật khẩu <input type="password" id="pw"></label>');
  expect(field().getAttribute('aria-label')).toBe('Mật khẩu');
});

test('two fields do not disturb each other', () => {
  open('<form><input type="password" id="pw"><input type="password" id="again"></form>');
  click(button());
  expect([field().type, field('again').type]).toEqual(['text', 'password']);
});

test('on anything but a field it says what is wrong', () => {
  leave = freshPage('<p id="pw"></p>');
  expect(() => toggle.start({ ...fakeContext(), element: find('#pw'), signal: stop.signal })).toThrow(
    'bad-markup',
  );
});
