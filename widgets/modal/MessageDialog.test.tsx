import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { alert, confirm } from './index';

const shown = vi.hoisted(() => ({ isBroken: false }));
vi.mock('../../src/react/root', async (original) => {
  const real = await original<typeof import('../../src/react/root')>();
  const makeRoot: typeof real.makeRoot = (...place) => {
    if (shown.isBroken) throw new Error('no React');
    return real.makeRoot(...place);
  };
  return { makeRoot };
});

let leave = () => {};
beforeEach(() => {
  shown.isBroken = false;
  leave = freshPage('<button id="o">Gửi</button>');
});
afterEach(async () => {
  for (const open of document.querySelectorAll('dialog')) open.close();
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  leave();
});

const message = (name: string) => screen.findByRole('alertdialog', { name });
const press = (name: string) => click(screen.getByRole('button', { name }));

describe('a message', () => {
  test('has its name, its text as text, and a button with the focus; it is gone when closed', async () => {
    find('#o').focus();
    const done = vi.fn();
    const before = document.body.innerHTML;
    alert({ title: 'Thành công', text: '<b>x</b>', button: 'Đóng' }).then(done);
    const dialog = await message('Thành công');
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true));
    expect(within(dialog).getByText('<b>x</b>').id).toBe(dialog.getAttribute('aria-describedby'));
    expect(dialog.querySelector('b')).toBeNull();
    expect(document.documentElement.classList.contains('mullion-locked')).toBe(true);
    expect(done).not.toHaveBeenCalled();
    press('Đóng');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(document.body.innerHTML).toBe(before);
    expect(document.documentElement.classList.contains('mullion-locked')).toBe(false);
    expect(document.activeElement).toBe(find('#o'));
  });

  test('without a text has no description', async () => {
    alert({ title: 'a' });
    const dialog = await message('a');
    expect(dialog.hasAttribute('aria-describedby')).toBe(false);
    expect(dialog.querySelector('p')).toBeNull();
  });

  test('says each its own: two at once have ids of their own', async () => {
    alert({ title: 'a', text: 'x' });
    alert({ title: 'b', text: 'y' });
    await message('a');
    await message('b');
    const ids = [...document.querySelectorAll('dialog [id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('a question', () => {
  test.each([
    ['the button that agrees', () => press('Xóa'), true],
    ['the other button', () => press('Giữ'), false],
    ['Escape', () => find<HTMLDialogElement>('dialog').close(), false],
  ])('is answered by %s', async (_what, act, answer) => {
    const asked = confirm({ title: 'Xóa?', button: 'Xóa', cancel: 'Giữ' });
    const dialog = await message('Xóa?');
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true));
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Giữ', 'Xóa']);
    act();
    expect(await asked).toBe(answer);
  });
});

describe('where React cannot be had', () => {
  beforeEach(() => {
    shown.isBroken = true;
  });

  test("the browser's own dialog says it", async () => {
    const said = vi.fn();
    vi.stubGlobal('alert', said);
    await alert({ title: 'Thành công', text: 'Xin cám ơn' });
    expect(said).toHaveBeenCalledExactlyOnceWith('Thành công\n\nXin cám ơn');
  });

  test.each([true, false])("the browser's own asks: %s", async (answer) => {
    vi.stubGlobal(
      'confirm',
      vi.fn(() => answer),
    );
    expect(await confirm({ title: 'Xóa?' })).toBe(answer);
  });
});
