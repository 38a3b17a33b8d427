import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  alert,
  bodyOf,
  fetched,
  field,
  form,
  json,
  leavePage,
  newsletters,
  rest,
  submit,
  validateForm,
  veils,
} from '../../tests/unit/helpers/newsletter';
import { click, find } from '../../tests/unit/helpers/page';
import { areSame, nodesOf, silentConsole } from '../../tests/unit/helpers/react';
import confirmed from './golden/default.html?raw';
import golden from './golden/with-title.html?raw';

const { page, start } = newsletters();

describe('a right address', () => {
  test('is posted as the form has it; on success the form is emptied and a dialog says so', async () => {
    fetched.mockResolvedValue(json({ success: true }));
    const heard = vi.fn();
    page.ctx.bus.on('newsletter-subscribed', heard, page.stop.signal);
    await start(golden);
    field().value = 'x@y.vn';
    await submit();
    await rest();
    expect(String(fetched.mock.calls[0]![0])).toMatch(/\/wp-admin\/admin-ajax\.php$/);
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    const token = `p-t3xk2a-${'0'.repeat(64)}`;
    expect(bodyOf(0)).toBe(
      `email_reg=x%40y.vn&note=&action=submit_register_form&_token=${token}&form=nhan-tin`,
    );
    expect(alert).toHaveBeenCalledExactlyOnceWith({ title: 'newsletter.done', text: 'newsletter.done-text' });
    expect(field().value).toBe('');
    expect(heard).toHaveBeenCalledExactlyOnceWith({ form: form() }, expect.anything());
    expect(veils()).toBe(0);
  });

  test('is sent once, however often it is asked for; and again when that is over', async () => {
    let answer = (_: Response) => {};
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await start(golden);
    for (let times = 0; times < 3; times++) await submit();
    await rest();
    expect(veils()).toBe(1);
    await submit();
    expect(fetched).toHaveBeenCalledOnce();
    await act(async () => answer(json({ success: true })));
    await rest();
    await submit();
    await rest();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test('where a mail has to be confirmed, the dialog says what the form says of it, as text', async () => {
  fetched.mockImplementation(async () => json({ success: true }));
  await start(confirmed);
  find('.mullion-newsletter__confirm').textContent = 'Mở thư <b>ra</b>.';
  await submit();
  await rest();
  expect(alert).toHaveBeenCalledExactlyOnceWith({
    title: 'newsletter.done',
    text: 'newsletter.done-text\nMở thư <b>ra</b>.',
  });
});

test('what fails is the failure dialog; the address stays', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await start(golden);
  field().value = 'x@y.vn';
  await submit();
  await rest();
  expect(alert).toHaveBeenCalledExactlyOnceWith({
    title: 'newsletter.failed',
    text: 'newsletter.failed-text',
  });
  expect(field().value).toBe('x@y.vn');
  expect(veils()).toBe(0);
});

test('without a network the visitor is told at once, and of the network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await start(golden);
  await submit();
  await rest();
  expect(veils()).toBe(0);
  expect(alert).toHaveBeenCalledExactlyOnceWith({
    title: 'newsletter.failed',
    text: 'newsletter.offline-text',
  });
});

test('a stale token is renewed under one veil, and what follows begins with the new one', async () => {
  const body = { success: true, data: { token: 'fresh', wait: 2 } };
  const stale = { success: false, data: { code: 'bad-token' } };
  const posts = [stale, { success: true }, { success: true }];
  fetched.mockImplementation(async (_url, init) => json(init?.method === 'POST' ? posts.shift() : body));
  await start(golden);
  await submit();
  await rest(1000);
  expect(veils()).toBe(1);
  await rest(2000);
  expect(veils()).toBe(0);
  expect(alert).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'newsletter.done' }));
  await submit();
  await rest();
  expect(fetched).toHaveBeenCalledTimes(4);
  expect([bodyOf(2), bodyOf(3)]).toEqual([expect.stringContaining('_token=fresh'), bodyOf(2)]);
});

test('it listens from the moment that it has started: the press that was held is not lost', async () => {
  fetched.mockResolvedValue(json({ success: true }));
  page.open(golden);
  await page.startNow();
  click(find('button'));
  await rest();
  expect(fetched).toHaveBeenCalledOnce();
});

test.each(Object.entries({ confirmed, golden }))(
  'what our template prints stays, every node of it, also while it is sent: %s',
  async (_case, html) => {
    const consoleError = silentConsole();
    fetched.mockImplementation(() => new Promise(() => {}));
    page.open(html);
    const nodes = nodesOf(form());
    await start();
    await submit();
    await rest();
    expect(veils()).toBe(1);
    expect(areSame(nodesOf(form()), nodes)).toBe(true);
    await leavePage();
    expect(areSame(nodesOf(form()), nodes)).toBe(true);
    expect(consoleError).not.toHaveBeenCalled();
  },
);

describe('what is sent by nobody:', () => {
  test('a wrong address', async () => {
    validateForm.mockResolvedValue(false);
    await start(golden);
    await submit();
    await rest();
    expect(fetched).not.toHaveBeenCalled();
    expect(veils()).toBe(0);
  });

  test('a form that another script has taken', async () => {
    await start(golden);
    form().addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    event.preventDefault();
    form().dispatchEvent(event);
    await rest();
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('where the other chunks cannot be had, the browser checks and tells', async () => {
  page.ctx.load.mockRejectedValue(new Error('offline'));
  const native = vi.fn();
  vi.stubGlobal('alert', native);
  fetched.mockRejectedValue(new TypeError());
  await start(golden);
  field().value = 'x@y.vn';
  await submit();
  await rest();
  expect(fetched).toHaveBeenCalledOnce();
  expect(native).toHaveBeenCalledExactlyOnceWith('newsletter.failed\n\nnewsletter.failed-text');
});
