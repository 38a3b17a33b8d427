import { expect, test, vi } from 'vitest';
import { find } from '../../tests/unit/helpers/page';
import { blur, prepareForms, submit, texts, type } from '../../tests/unit/helpers/validate';

const { state, start } = prepareForms();

test('a group is looked at when the focus leaves all of it', async () => {
  await start(
    '<input type="checkbox" name="c" value="1" data-rule-minlength="2"><input type="checkbox" name="c" value="2" id="two">',
  );
  find('[name]').click();
  find('[name]').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find('#two') }));
  expect(texts()).toEqual([]);
  blur('#two');
  expect(texts()).toEqual(['validate.minlength-choice 2']);
});

test('an error is said once where the press that leaves its field sends the form', async () => {
  const form = await start('<input name="a" class="email"><input name="b" class="email">');
  type('x');
  find('button').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  blur();
  expect(submit(form)).toBe(false);
  find('button').dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(10);
  expect(texts()).toEqual(['validate.email']);
  expect(state.ctx.announce).not.toHaveBeenCalledWith('validate.item a validate.email');
});

test('an error is said when the field is left', async () => {
  await start('<input name="a" class="email">');
  type('x');
  blur();
  expect(state.ctx.announce).toHaveBeenCalledExactlyOnceWith('validate.item a validate.email');
});

test('a field that is left right is not spoken of', async () => {
  await start('<input name="a" class="email">');
  type('mai@example.com');
  blur();
  expect(state.ctx.announce).not.toHaveBeenCalled();
});

test('a field that was right, then wrong, is right again with the key that makes it so', async () => {
  const form = await start('<input name="a" class="email">');
  const field = find<HTMLInputElement>('[name]');
  for (const [value, said] of [
    ['mai@example.com', []],
    ['mai@', ['validate.email']],
    ['mai@example.com', []],
  ] as const) {
    type(value);
    blur();
    expect(texts()).toEqual(said);
  }
  expect([field.validity.valid, submit(form)]).toEqual([true, true]);
});

test('a field that stands outside of its form is looked at with every key once it was wrong', async () => {
  const form = await start('');
  form.id = 'f';
  form.insertAdjacentHTML('afterend', '<input form="f" name="out" class="email">');
  find<HTMLInputElement>('[name="out"]').value = 'x';
  expect(submit(form)).toBe(false);
  expect(texts()).toEqual(['validate.email']);
  type('x@y.vn', '[name="out"]');
  expect(texts()).toEqual([]);
});

test('what another script has answered is not checked', async () => {
  const form = await start('<input name="a" required>');
  window.addEventListener('submit', (event) => event.preventDefault(), { capture: true, once: true });
  expect(submit(form)).toBe(false);
  expect(texts()).toEqual([]);
});

test('a field that repeats another is right with the key that makes the other the same', async () => {
  await start('<input name="a" id="a"><input name="b" data-rule-equalto="#a">');
  type('1');
  type('12', '[name="b"]');
  blur('[name="b"]');
  expect(texts()).toEqual(['validate.equalTo #a']);
  type('12');
  expect(texts()).toEqual([]);
});
