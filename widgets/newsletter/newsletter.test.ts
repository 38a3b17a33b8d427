import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
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
afterEach(() => {
  stop.abort();
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = () => find<HTMLFormElement>('form');
const start = async (html = golden) => {
  leave = freshPage(html);
  const cleanup = await newsletter.start({ ...ctx, element: form(), signal: stop.signal });
  stop.signal.addEventListener('abort', () => cleanup?.());
};
const submit = () => form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
const rest = (ms = 1) => vi.advanceTimersByTimeAsync(ms);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const bodyOf = (call: number) => String(fetched.mock.calls[call]?.[1]?.body);
const overlays = () => document.querySelectorAll('.mullion-newsletter__overlay').length;

describe('a right address', () => {
  test('is posted as the form has it; on success the form is emptied and a dialog says so', async () => {
    fetched.mockResolvedValue(json({ success: true }));
    const heard = vi.fn();
    ctx.bus.on('newsletter-subscribed', heard, stop.signal);
    await start();
    find<HTMLInputElement>('[name=email_reg]').value = 'x@y.vn';
    submit();
    await rest();
    expect(String(fetched.mock.calls[0]![0])).toMatch(/\/wp-admin\/admin-ajax\.php$/);
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    const token = `p-t3xk2a-${'0'.repeat(64)}`;
    expect(bodyOf(0)).toBe(
      `email_reg=x%40y.vn&note=&action=submit_register_form&_token=${token}&form=nhan-tin`,
    );
    expect(alert).toHaveBeenCalledExactlyOnceWith({ title: 'newsletter.done', text: 'newsletter.done-text' });
    expect(find<HTMLInputElement>('[name=email_reg]').value).toBe('');
    expect(heard).toHaveBeenCalledExactlyOnceWith({ form: form() }, expect.anything());
    expect(overlays()).toBe(0);
  });

  test('is sent once, however often it is asked for; and again when that is over', async () => {
    let answer = (_: Response) => {};
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await start();
    for (let times = 0; times < 3; times++) submit();
    await rest();
    expect(overlays()).toBe(1);
    submit();
    expect(fetched).toHaveBeenCalledOnce();
    answer(json({ success: true }));
    await rest();
    submit();
    await rest();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test('where a mail has to be confirmed, the dialog says what the form says of it, as text', async () => {
  fetched.mockImplementation(async () => json({ success: true }));
  await start(confirmed);
  find('.mullion-newsletter__confirm').textContent = 'Mở thư <b>ra</b>.';
  submit();
  await rest();
  expect(alert).toHaveBeenCalledExactlyOnceWith({
    title: 'newsletter.done',
    text: 'newsletter.done-text\nMở thư <b>ra</b>.',
  });
});

test('what fails is the failure dialog; the address stays', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await start();
  find<HTMLInputElement>('[name=email_reg]').value = 'x@y.vn';
  submit();
  await rest();
  expect(alert).toHaveBeenCalledExactlyOnceWith({
    title: 'newsletter.failed',
    text: 'newsletter.failed-text',
  });
  expect(find<HTMLInputElement>('[name=email_reg]').value).toBe('x@y.vn');
  expect(overlays()).toBe(0);
});

describe('what is sent by nobody:', () => {
  test('a wrong address', async () => {
    validateForm.mockResolvedValue(false);
    await start();
    submit();
    await rest();
    expect(fetched).not.toHaveBeenCalled();
    expect(overlays()).toBe(0);
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
  find<HTMLInputElement>('[name=email_reg]').value = 'x@y.vn';
  submit();
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
  submit();
  await rest();
  stop.abort();
  await rest();
  expect(given?.aborted).toBe(true);
  expect(overlays()).toBe(0);
  expect(alert).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  expect(form().noValidate).toBe(false);
});

test('one that leaves while a fresh token ripens takes its veil along at once', async () => {
  const body = { success: true, data: { token: 'fresh', wait: 5 } };
  const stale = { success: false, data: { code: 'bad-token' } };
  fetched.mockImplementation(async (_url, init) => json(init?.method === 'POST' ? stale : body));
  await start();
  submit();
  await rest(1000);
  expect(overlays()).toBe(1);
  stop.abort();
  expect(overlays()).toBe(0);
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
