import { expect, test } from 'vitest';
import { find } from '../../tests/unit/helpers/page';
import { prepareForms, submit } from '../../tests/unit/helpers/validate';
import validate from './index';

const { state, start } = prepareForms();

test('the copy of a running form is checked, too: that the browser asks nothing is our word, not its author’s', async () => {
  const form = await start('<input name="a" required>');
  const copy = form.cloneNode(true) as HTMLFormElement;
  form.replaceWith(copy);
  expect(find<HTMLFormElement>('form')).toBe(copy);
  await validate.start({ ...state.ctx, element: copy, signal: state.stop.signal });
  expect(submit(copy)).toBe(false);
});
