import { beforeEach, expect, test, vi } from 'vitest';
import { find } from '../../tests/unit/helpers/page';
import { prepareForms, submit, type } from '../../tests/unit/helpers/validate';

const { state, start } = prepareForms();
const said = () => document.querySelector('.mullion-validate__summary')?.textContent;
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
beforeEach(() => void setOnline(false));

test('without a connection what was filled in stays and the form says why; with one it is sent at once', async () => {
  const form = await start('<input name="a" value="x" required>', 'method="post"');
  const right = vi.fn();
  state.ctx.bus.on('form-valid', right, state.stop.signal);
  expect(submit(form, 5000)).toBe(false);
  expect(said()).toBe('validate.offline');
  expect(find('.mullion-validate__summary').getAttribute('role')).toBe('alert');
  setOnline(true);
  expect(submit(form, 5500)).toBe(true);
  expect(said()).toBeUndefined();
});

test('what is wrong with it is said first', async () => {
  const form = await start('<input name="a" required>', 'method="post" data-summary="true"');
  submit(form);
  expect(said()).not.toContain('validate.offline');
  type('x');
  submit(form, 9000);
  expect(said()).toBe('validate.offline');
});

test.each([
  ['a script sends it', 'method="post"', (event: Event) => event.preventDefault()],
  ['it asks for a page, whose address has what was filled in', 'method="get"', () => {}],
])('nothing is said where %s', async (_why, attributes, listen) => {
  const form = await start('<input name="a" value="x">', attributes);
  document.addEventListener('submit', listen, { signal: state.stop.signal });
  submit(form);
  expect(said()).toBeUndefined();
});
