import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { areSame, nodesOf, silentConsole } from '../../tests/unit/helpers/react';
import confirmed from './golden/default.html?raw';
import golden from './golden/with-title.html?raw';
import newsletter from './index';

let leave = () => {};
let stop = new AbortController();
let ctx = fakeContext();
const alert = vi.fn(async () => {});
const validateForm = vi.fn(async () => true);
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  alert.mockClear();
  validateForm.mockReset().mockResolvedValue(true);
  stop = new AbortController();
  ctx = { ...fakeContext(), t: (key: string) => key };
  ctx.load.mockImplementation(async (name: string) => (name === 'modal' ? { alert } : { validateForm }));
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(async () => {
  await act(async () => stop.abort());
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = () => find<HTMLFormElement>('form');
const start = async (html = golden) => {
  if (html) leave = freshPage(html);
  await act(async () => {
    const cleanup = await newsletter.start({ ...ctx, element: form(), signal: stop.signal });
    stop.signal.addEventListener('abort', () => cleanup?.());
  });
};
const field = () => find<HTMLInputElement>('[name=email_reg]');
const submit = () =>
  act(async () => {
    form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
// Twice: what a timer has brought is drawn in a second turn.
const rest = async (ms = 5) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
  await act(async () => vi.advanceTimersByTimeAsync(5));
};
const leavePage = () => act(async () => stop.abort());
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const bodyOf = (call: number) => String(fetched.mock.calls[call]?.[1]?.body);
const veils = () => screen.queryAllByRole('dialog', { name: 'newsletter.sending', hidden: true }).length;

describe('a right address', () => {
  test('is posted as the form has it; on success the form is emptied and a dialog says so', async () => {
    fetched.mockResolvedValue(json({ success: true }));
    const heard = vi.fn();
    ctx.bus.on('newsletter-subscribed', heard, stop.signal);
    await start();
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
    await start();
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
  await start();
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
  await start();
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
  await start();
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
  leave = freshPage(golden);
  const cleanup = await newsletter.start({ ...ctx, element: form(), signal: stop.signal });
  stop.signal.addEventListener('abort', () => cleanup?.());
  click(find('button'));
  await rest();
  expect(fetched).toHaveBeenCalledOnce();
});

test.each(Object.entries({ confirmed, golden }))(
  'what our template prints stays, every node of it, also while it is sent: %s',
  async (_case, html) => {
    const consoleError = silentConsole();
    fetched.mockImplementation(() => new Promise(() => {}));
    leave = freshPage(html);
    const nodes = nodesOf(form());
    await start('');
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
    await start();
    await submit();
    await rest();
    expect(fetched).not.toHaveBeenCalled();
    expect(veils()).toBe(0);
  });

  test('a form that another script has taken', async () => {
    await start();
    form().addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    event.preventDefault();
    form().dispatchEvent(event);
    await rest();
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('where the other chunks cannot be had, the browser checks and tells', async () => {
  ctx.load.mockRejectedValue(new Error('offline'));
  const native = vi.fn();
  vi.stubGlobal('alert', native);
  fetched.mockRejectedValue(new TypeError());
  await start();
  field().value = 'x@y.vn';
  await submit();
  await rest();
  expect(fetched).toHaveBeenCalledOnce();
  expect(native).toHaveBeenCalledExactlyOnceWith('newsletter.failed\n\nnewsletter.failed-text');
});

test('a form that leaves while it waits takes its request and its veil along', async () => {
  let given: AbortSignal | null | undefined;
  fetched.mockImplementation((_url, init) => {
    given = init?.signal;
    return new Promise((_, reject) => given?.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  await start();
  await submit();
  await rest();
  await leavePage();
  await rest();
  expect(given?.aborted).toBe(true);
  expect(veils()).toBe(0);
  expect(alert).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  expect(form().noValidate).toBe(false);
});

test('one that leaves while a fresh token ripens takes its veil along at once', async () => {
  const body = { success: true, data: { token: 'fresh', wait: 5 } };
  const stale = { success: false, data: { code: 'bad-token' } };
  fetched.mockImplementation(async (_url, init) => json(init?.method === 'POST' ? stale : body));
  await start();
  await submit();
  await rest(1000);
  expect(veils()).toBe(1);
  await leavePage();
  expect(veils()).toBe(0);
  await rest(6000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each(['https://evil.example/x', 'javascript:alert(1)', ''])(
  'a form that does not lead to this site ("%s") is left alone, with a word to its author',
  async (action) => {
    await expect(start(golden.replace('/wp-admin/admin-ajax.php', action))).rejects.toThrow(
      'action on this site',
    );
  },
);
