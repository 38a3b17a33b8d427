import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import widget from '../../../widgets/social-login';
import { fakeContext } from './context';
import { click, find, freshPage } from './page';

/** The window that every press opens. */
export const popup = { closed: false, close: vi.fn(), focus: vi.fn(), location: {}, document: {} };

export const state = () =>
  document.querySelector<HTMLElement>('.mullion-social-login__status')?.dataset.login;

/** Says something as the popup does. */
export const tell = (data: object) =>
  act(async () => {
    const event = new MessageEvent('message', { data, origin: location.origin });
    Object.defineProperty(event, 'source', { value: popup });
    window.dispatchEvent(event);
  });

/** Presses the button or link, and lets what follows be drawn. */
export const press = async (name = 'A') => {
  const button = screen.queryByRole('button', { name }) ?? screen.getByText(name).closest('a')!;
  await act(async () => void click(button));
};

/** Lets answers come, and what they change be drawn. */
export const rest = async (ms = 5) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
  await act(async () => vi.advanceTimersByTimeAsync(5));
};

const page = {
  ctx: fakeContext(),
  stop: new AbortController(),
  leave: () => {},
  open(html: string) {
    page.leave = freshPage(html);
  },
  /** Without waiting for the component. */
  async startNow() {
    const scope = { ...page.ctx, element: find('[data-widget]'), signal: page.stop.signal };
    const cleanup = await widget.start(scope);
    page.stop.signal.addEventListener('abort', () => cleanup?.());
  },
};

/** Gives each test of the file a page with popups of its own, and takes down what it started. */
export function logins() {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(popup, { closed: false, location: {}, document: {} });
    page.stop = new AbortController();
    page.ctx = fakeContext();
    vi.stubGlobal(
      'open',
      vi.fn(() => popup),
    );
  });
  const end = () => act(async () => page.stop.abort());
  afterEach(async () => {
    await end();
    page.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  /** On `html`, or on what is open already; the server says whether somebody is logged in. */
  const start = async (
    loggedIn: boolean,
    html = '<div data-widget="w"><a data-url="/login" data-title="A">A</a></div>',
  ) => {
    if (html) page.open(html);
    const json = () => Promise.resolve({ success: true, data: { loggedIn } });
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve({ json })),
    );
    await act(async () => {
      await page.startNow();
      await import('../../../widgets/social-login/show');
    });
    return { ctx: page.ctx, end };
  };
  return { page, start };
}
