import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import newsletter from '../../../widgets/newsletter';
import { fakeContext } from './context';
import { find, freshPage } from './page';

export const alert = vi.fn(async () => {});
export const validateForm = vi.fn(async () => true);
export const fetched = vi.fn<typeof fetch>();

export const form = () => find<HTMLFormElement>('form');
export const field = () => find<HTMLInputElement>('[name=email_reg]');
export const veils = () =>
  screen.queryAllByRole('dialog', { name: 'newsletter.sending', hidden: true }).length;
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const bodyOf = (call: number) => String(fetched.mock.calls[call]?.[1]?.body);

const page = {
  ctx: fakeContext(),
  stop: new AbortController(),
  leave: () => {},
  open(html: string) {
    page.leave = freshPage(html);
  },
  /** As a page does it: outside of `act`, which would wait for what is drawn. */
  async startNow() {
    const cleanup = await newsletter.start({ ...page.ctx, element: form(), signal: page.stop.signal });
    page.stop.signal.addEventListener('abort', () => cleanup?.());
  },
};

/** Gives each test of the file a page with a server of its own, and takes down what it started. */
export function newsletters() {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched.mockReset());
    alert.mockClear();
    validateForm.mockReset().mockResolvedValue(true);
    page.stop = new AbortController();
    page.ctx = { ...fakeContext(), t: (key: string) => key };
    page.ctx.load.mockImplementation(async (name: string) =>
      name === 'modal' ? { alert, prepare: async () => {} } : { validateForm },
    );
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
  });
  afterEach(async () => {
    await leavePage();
    page.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** On `html`, or on what is open already. */
  const start = async (html?: string) => {
    if (html) page.open(html);
    await act(() => page.startNow());
  };
  return { page, start };
}

export const submit = () =>
  act(async () => {
    form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
/** Twice: what a timer has brought is drawn in a second turn. */
export const rest = async (ms = 5) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
  await act(async () => vi.advanceTimersByTimeAsync(5));
};
export const leavePage = () => act(async () => page.stop.abort());
