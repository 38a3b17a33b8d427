import { describe, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { blur, prepareForms, submit, texts, type } from '../../tests/unit/helpers/validate';
import validate, { validateForm } from './index';

const { state, start } = prepareForms();

describe('sending', () => {
  test('a wrong form is heard of by nobody, however early they listened; a right one by all', async () => {
    const heard = vi.fn();
    state.leave = freshPage('<form><input name="a" required><button>Gửi</button></form>');
    const form = find<HTMLFormElement>('form');
    form.addEventListener('submit', heard, true);
    const cleanup = await validate.start({ ...state.ctx, element: form, signal: state.stop.signal });
    expect(submit(form)).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    type('x');
    expect(submit(form)).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    cleanup?.();
  });

  test('the second press of a double click is no second wish; a later one is', async () => {
    const form = await start('<input name="a" value="x" required>');
    expect([submit(form, 5000), submit(form, 5900), submit(form, 6100)]).toEqual([true, false, true]);
  });

  test.each(['class="cancel"', 'formnovalidate'])('a button with %s checks nothing', async (attribute) => {
    const form = await start('<input name="a" required>');
    find('button').outerHTML = `<button ${attribute}>Quay lại</button>`;
    expect(submit(form)).toBe(true);
    expect(texts()).toEqual([]);
  });

  test('tells the page what is wrong, and that all is right', async () => {
    const [wrong, right] = [vi.fn(), vi.fn()];
    state.ctx.bus.on('form-invalid', wrong, state.stop.signal);
    state.ctx.bus.on('form-valid', right, state.stop.signal);
    const form = await start('<input name="a" required>');
    submit(form);
    expect(wrong.mock.calls[0]![0]).toEqual({
      form,
      errors: [{ field: find('[name]'), message: 'validate.required' }],
    });
    type('x');
    submit(form);
    expect(right).toHaveBeenCalledExactlyOnceWith({ form }, expect.anything());
  });

  test.each([
    ['', 1, false],
    ['', 2, true],
    ['data-summary', 1, true],
    ['data-summary="false"', 2, false],
  ])('a form with "%s" and %i errors has a summary: %s', async (attribute, count, isThere) => {
    const form = await start('<input name="a" required>'.repeat(count), attribute);
    submit(form);
    expect(Boolean(form.querySelector('[role="alert"]'))).toBe(isThere);
  });

  test('an entry of the summary goes when its field is right, without a word, and the box with the last', async () => {
    const form = await start('<input name="a" required><input name="b" class="required email">');
    submit(form);
    const box = find('.mullion-validate__summary');
    const entries = () => [...box.querySelectorAll('p, a')].map((one) => one.textContent);
    expect(entries()).toEqual([
      'validate.summary 2',
      'validate.item a validate.required',
      'validate.item b validate.required',
    ]);
    type('x@', '[name="b"]');
    expect(entries()[2]).toBe('validate.item b validate.email');
    type('x');
    expect(entries()).toEqual(['validate.summary 1', 'validate.item b validate.email']);
    expect(box.hasAttribute('role')).toBe(false);
    box.querySelector('a')?.focus();
    type('x@y.vn', '[name="b"]');
    expect(box.isConnected).toBe(false);
    expect(document.activeElement).toBe(find('[name="b"]'));
    type('');
    expect(box.isConnected).toBe(false);
    submit(form);
    expect(document.querySelector('.mullion-validate__summary')).toBeNull();
  });

  test('a form that is sent again is spoken of again', async () => {
    const form = await start('<input name="a" required><input name="b" required><input name="c" required>');
    submit(form);
    type('x');
    submit(form);
    expect(find('[role="alert"] p').textContent).toBe('validate.summary 2');
  });

  test.each(['hidden', 'disabled', 'type="hidden"'])(
    'a field that is %s is passed over',
    async (attribute) => {
      const form = await start(`<input name="a" required ${attribute}>`);
      Object.assign(find('[name]'), { checkVisibility: () => attribute !== 'hidden' });
      expect(submit(form)).toBe(true);
    },
  );

  test('an error goes with the field that is no longer asked', async () => {
    const form = await start('<input name="a" required>');
    submit(form);
    find<HTMLInputElement>('[name]').disabled = true;
    expect(submit(form)).toBe(true);
    expect(texts()).toEqual([]);
  });
});

describe('a field', () => {
  test('is looked at when it is left after a change, then with every key', async () => {
    await start('<input name="a" class="email">');
    blur();
    type('x');
    expect(texts()).toEqual([]);
    blur();
    expect(texts()).toEqual(['validate.email']);
    type('x@');
    expect(texts()).toEqual(['validate.email']);
    type('x@y');
    expect(texts()).toEqual([]);
  });

  test('that is left by a press is looked at when the press has ended: what appears would move the button away', async () => {
    await start('<input name="a" class="email">');
    const mouse = (type: string) => find('button').dispatchEvent(new MouseEvent(type, { bubbles: true }));
    type('x');
    mouse('mousedown');
    blur();
    expect(texts()).toEqual([]);
    mouse('mouseup');
    await vi.waitFor(() => expect(texts()).toEqual(['validate.email']));
  });

  test('that repeats another is looked at again when the other changes', async () => {
    await start('<input name="a" id="a"><input name="b" data-rule-equalto="#a">');
    type('1');
    blur();
    type('1', '[name="b"]');
    blur('[name="b"]');
    expect(texts()).toEqual([]);
    type('2');
    blur();
    expect(texts()).toEqual(['validate.equalTo #a']);
  });

  test('with a message is text, whatever stands in it', async () => {
    const form = await start('<input name="a" required data-msg="<img src=x>">');
    submit(form);
    expect(texts()).toEqual(['<img src=x>']);
    expect(form.querySelector('img')).toBeNull();
  });

  test('keeps the message that another script set on it', async () => {
    const form = await start('<input name="a">');
    find<HTMLInputElement>('[name]').setCustomValidity('Hết hàng.');
    submit(form);
    submit(form);
    expect(texts()).toEqual(['Hết hàng.']);
  });
});

describe('is left alone:', () => {
  test.each(['class="checkout woocommerce-checkout"', 'novalidate'])('a form with %s', async (attributes) => {
    const form = await start('<input name="a" required>', attributes);
    expect(submit(form)).toBe(true);
  });

  test('what is no form, with a word to its author', () => {
    state.leave = freshPage('<div></div>');
    expect(() => validate.start({ ...state.ctx, element: find('div'), signal: state.stop.signal })).toThrow(
      '<div> is no form',
    );
  });
});

test('a form that is given up is as it was', async () => {
  const form = await start('<input name="a" required aria-describedby="h"><input name="b" required>');
  const before = form.innerHTML;
  submit(form);
  state.stop.abort();
  expect(form.innerHTML.replace(/ class=""| id="mullion[^"]*"/g, '')).toBe(before);
  expect(form.noValidate).toBe(false);
  expect(submit(form)).toBe(true);
});

test('another script has any form checked, and ends it', async () => {
  state.leave = freshPage('<form novalidate><input name="a" required></form>');
  Object.assign(window, { mullion: state.ctx });
  const form = find<HTMLFormElement>('form');
  expect(await validateForm(form, state.stop.signal)).toBe(false);
  expect(texts()).toEqual(['validate.required']);
  type('x');
  expect(await validateForm(form, state.stop.signal)).toBe(true);
  state.stop.abort();
  expect(form.getAttribute('novalidate')).toBe('');
  delete window.mullion;
});
