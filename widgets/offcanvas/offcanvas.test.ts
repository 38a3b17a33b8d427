import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pressLinks } from '../../src/dom/buttons';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';
import end from './golden/end.html?raw';
import widget from './index';

const OPENERS =
  '<a id="link" href="#menu-chinh">Menu</a><button id="button" data-offcanvas="menu-chinh">Menu</button><b id="control" aria-controls="menu-chinh">Menu</b><a id="other" href="#bo-loc">Lọc</a>';

let leave = () => {};
let stop = new AbortController();
let cleanups: (() => void)[] = [];
beforeEach(() => {
  stop = new AbortController();
  cleanups = [];
});
afterEach(async () => {
  stop.abort();
  for (const cleanup of cleanups) cleanup();
  leave();
  location.hash = '';
});

const page = (html: string) => {
  leave = freshPage(`${OPENERS}<main><h2 id="lien-he">Liên hệ</h2></main>${html}`);
};
const dialog = (id = 'menu-chinh') => find<HTMLDialogElement>(`#${id}`);
const start = async (element: HTMLElement = dialog(), ctx = fakeContext()) => {
  const cleanup = await widget.start({ ...ctx, element, signal: stop.signal });
  if (cleanup) cleanups.push(cleanup);
  return () => {
    stop.abort();
    cleanup?.();
  };
};
const space = (target: Element) => {
  const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

test('what the server prints shows as a part of the page; the script hides it until it is opened', async () => {
  page(golden);
  expect(dialog().open).toBe(true);
  await start();
  expect(dialog().open).toBe(false);
});

describe('openers', () => {
  test.each(['link', 'button', 'control'])('#%s opens it', async (id) => {
    page(golden);
    await start();
    expect(click(find(`#${id}`)).defaultPrevented).toBe(true);
    expect(dialog().open).toBe(true);
  });

  test('say what they open; a link is a button, and the space bar presses it', async () => {
    page(golden);
    await start();
    expect(find('#link').getAttribute('role')).toBe('button');
    expect(find('#button').hasAttribute('role')).toBe(false);
    expect(['link', 'button', 'other'].map((id) => find(`#${id}`).getAttribute('aria-haspopup'))).toEqual([
      'dialog',
      'dialog',
      null,
    ]);
    pressLinks();
    expect(space(find('#button')).defaultPrevented).toBe(false);
    expect(space(find('#link')).defaultPrevented).toBe(true);
    expect(dialog().open).toBe(true);
  });

  test('that come later work, and are marked when the focus comes to them', async () => {
    page(golden);
    await start();
    document.body.insertAdjacentHTML('beforeend', '<a id="late" href="#menu-chinh">Menu</a>');
    find('#late').focus();
    expect(find('#late').getAttribute('aria-haspopup')).toBe('dialog');
    click(find('#late'));
    expect(dialog().open).toBe(true);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }])(
    'a click with %o stays a link',
    async (init) => {
      page(golden);
      await start();
      expect(click(find('#link'), init).defaultPrevented).toBe(false);
      expect(dialog().open).toBe(false);
    },
  );

  test.each([
    ['a button that another script has dealt with is left to it', '#button', false],
    ['a link opens it although a theme that scrolls smoothly takes all of them', '#link', true],
  ])('%s', async (_what, opener, isOpen) => {
    page(golden);
    await start();
    find(opener).addEventListener('click', (event) => event.preventDefault());
    click(find(opener));
    expect(dialog().open).toBe(isOpen);
  });
});

describe('open', () => {
  test('it has one cross, where the server has printed one', async () => {
    page(golden);
    await start();
    expect(document.querySelectorAll('#menu-chinh [data-close]')).toHaveLength(1);
  });

  test('it closes by its cross, gives the focus back, and tells both', async () => {
    page(golden);
    const ctx = fakeContext();
    const heard: string[] = [];
    ctx.bus.on('offcanvas-opened', ({ element }) => heard.push(`opened ${element.id}`), stop.signal);
    ctx.bus.on('offcanvas-closed', ({ element }) => heard.push(`closed ${element.id}`), stop.signal);
    await start(dialog(), ctx);
    click(find('#link'));
    expect(document.documentElement.classList.contains('mullion-locked')).toBe(true);
    click(find('#menu-chinh [data-close]'));
    expect(dialog().open).toBe(false);
    await vi.waitFor(() => expect(heard).toEqual(['opened menu-chinh', 'closed menu-chinh']));
    expect(document.activeElement?.id).toBe('link');
    expect(document.documentElement.classList.contains('mullion-locked')).toBe(false);
  });

  test('it closes when the page is left: one that comes back is closed', async () => {
    page(golden);
    await start();
    click(find('#link'));
    dispatchEvent(new Event('pagehide'));
    expect(dialog().open).toBe(false);
  });
});

test('an opener that was clicked before the chunk came opens it then', async () => {
  page(golden);
  vi.spyOn(dialog(), 'matches').mockImplementation((selector) => selector === ':target');
  await start();
  expect(dialog().open).toBe(true);
});

test('a dialog without a cross gets one', async () => {
  page('<dialog id="own" data-widget="offcanvas" open><p>x</p></dialog>');
  const finish = await start(dialog('own'));
  expect(find('#own > [data-close]').getAttribute('aria-label')).toBe('Đóng');
  finish();
  expect(document.querySelector('#own button')).toBeNull();
});

test('removed while it is open it frees the page, and links are links again', async () => {
  page(golden);
  const finish = await start();
  click(find('#link'));
  dialog().remove();
  finish();
  await vi.waitFor(() => expect(document.documentElement.classList.contains('mullion-locked')).toBe(false));
  expect(find('#link').hasAttribute('role')).toBe(false);
  expect(find('#button').hasAttribute('aria-haspopup')).toBe(false);
  expect(click(find('#link')).defaultPrevented).toBe(false);
});

test('two on one page: each opener opens its own', async () => {
  page(golden + end);
  await start();
  await start(dialog('bo-loc'));
  click(find('#other'));
  expect([dialog().open, dialog('bo-loc').open]).toEqual([false, true]);
});

test.each(['<div id="menu" data-widget="offcanvas"></div>', '<dialog data-widget="offcanvas"></dialog>'])(
  'markup that it cannot use is refused with a reason: %s',
  async (html) => {
    page(html);
    await expect(start(find('[data-widget]'))).rejects.toThrow('It should be a <dialog> with an id.');
  },
);

test('an unknown side is refused', async () => {
  page('<dialog id="x" data-widget="offcanvas" data-side="left"></dialog>');
  await expect(start(dialog('x'))).rejects.toThrow('data-side is "left"');
});
