import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import {
  areSame,
  crashing,
  nodesOf,
  outsideAct,
  silentConsole,
  startOn,
} from '../../tests/unit/helpers/react';
import { type HydrateProps, hydrate, readPrinted } from './hydrate';
import { ServerHtml } from './server-html';
import { useEnhanced } from './use-enhanced';

type Props = HydrateProps<Record<never, never>>;
const { signal } = new AbortController();
let breakLater = () => {};

/** Of the mini-cart's shape: a link with a label and a panel with opaque markup. */
function Panel({ html }: Props) {
  const isEnhanced = useEnhanced();
  const [isBroken, setBroken] = useState(false);
  breakLater = () => setBroken(true);
  if (isBroken) throw new Error('later');
  return (
    <>
      <a className="toggle" href="/gio-hang/" {...(isEnhanced && { role: 'button' })}>
        <ServerHtml tag="span" className="label" html={html('.label')} />
      </a>
      <ServerHtml className="content" html={html('.content')} />
    </>
  );
}
let readAgain = (_selector: string) => '';
/** Keeps the function that reads the server's markup for later. */
function Reader({ html }: Props) {
  readAgain = html;
  return <ServerHtml className="read" html={html('.read')} />;
}
const Broken = (): never => {
  throw new Error('at once');
};

const printed = (label: string, content = '<ul>\n <li>Cửa</li>\n</ul>') =>
  `<a class="toggle" href="/gio-hang/"><span class="label" data-server-html="">${label}</span></a><div class="content" data-server-html="">${content}</div>`;

let leave = () => {};
let consoleError: ReturnType<typeof silentConsole>;
let ctx: ReturnType<typeof fakeContext>;
beforeEach(() => {
  ctx = fakeContext();
  consoleError = silentConsole();
});
afterEach(() => leave());

const page = (html: string) => {
  leave = freshPage(
    `<div id="w" data-widget="panel">${html}</div><div id="n" data-widget="panel">${printed('Khác')}</div>`,
  );
};
const start = (id = '#w') => startOn(find(id), hydrate(Panel, 'panel'), ctx);

describe('every node that the server sent stays', () => {
  test.each([
    ['as our template prints it', printed('Giỏ hàng')],
    ['in decomposed characters (NFD)', printed('Giỏ hàng'.normalize('NFD'))],
    ['translated by the browser before we came', printed('<font><font>Cart</font></font>')],
    ['empty', printed('', '')],
  ])('%s', async (_how, html) => {
    page(html);
    const before = nodesOf(find('#w'));
    const markup = find('#w').innerHTML;
    await start();
    expect(areSame(nodesOf(find('#w')), before)).toBe(true);
    expect(find('#w').innerHTML).toBe(markup.replace('href="/gio-hang/"', 'href="/gio-hang/" role="button"'));
    expect(ctx.report).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('indented by hand: only the white space between the tags goes, the opaque part keeps its own', async () => {
    page(`\n  <a class="toggle" href="/gio-hang/">\n    <span class="label" data-server-html="">Giỏ hàng</span>\n  </a>
      <div class="content" data-server-html="">\n  <ul>\n <li>Cửa</li>\n</ul></div>\n`);
    const elements = [...find('#w').querySelectorAll('*')];
    const content = nodesOf(find('.content'));
    await start();
    expect(areSame([...find('#w').querySelectorAll('*')], elements)).toBe(true);
    expect(areSame(nodesOf(find('.content')), content)).toBe(true);
    expect(ctx.report).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('with the listeners that other scripts put on them', async () => {
    page(printed('Giỏ hàng'));
    const clicked = vi.fn((event: Event) => event.preventDefault());
    find('#w .toggle').addEventListener('click', clicked);
    await start();
    click(find('#w .label'));
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('also when a later render follows', async () => {
    page(printed('Giỏ hàng'));
    const content = nodesOf(find('.content'));
    find('.content').append('của cửa hàng');
    await start();
    expect(areSame(nodesOf(find('#w .content')).slice(0, content.length), content)).toBe(true);
    expect(find('#w .content').textContent).toContain('của cửa hàng');
  });
});

describe("a component that throws leaves the server's very nodes, and its neighbour works", () => {
  test('at once', async () => {
    page(printed('Giỏ hàng'));
    const before = nodesOf(find('#w'));
    // The registry reports it, and says that the widget has failed.
    await outsideAct(() => {
      const begin = () => hydrate(Broken, 'panel')({ ...ctx, element: find('#w'), attributes: {}, signal });
      expect(begin).toThrow('at once');
    });
    await start('#n');
    expect(areSame(nodesOf(find('#w')), before)).toBe(true);
    expect(ctx.report).not.toHaveBeenCalled();
    expect(find('#n .toggle').getAttribute('role')).toBe('button');
  });

  test('later', async () => {
    page(printed('Giỏ hàng'));
    const before = nodesOf(find('#w'));
    await start('#n');
    await start();
    await crashing(ctx, breakLater);
    expect(areSame(nodesOf(find('#w')), before)).toBe(true);
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith(
      'panel',
      find('#w'),
      expect.objectContaining({ message: 'later' }),
    );
    expect(find('#n .toggle').getAttribute('role')).toBe('button');
  });
});

test("markup of another template is reported, and the component's own takes its place", async () => {
  page('<p>something else</p>');
  await start();
  expect(ctx.report).toHaveBeenCalledOnce();
  expect(find('#w').querySelector('.toggle')).not.toBeNull();
});

test("ending it while it is in the page leaves the server's nodes", async () => {
  page(printed('Giỏ hàng'));
  const before = nodesOf(find('#w'));
  await (await start())();
  expect(areSame(nodesOf(find('#w')), before)).toBe(true);
});

test('a widget that a theme takes out, and puts back later, comes back whole and starts anew', async () => {
  page(printed('Giỏ hàng'));
  const element = find('#w');
  const before = nodesOf(element);
  const end = await start();
  element.remove();
  await end();
  document.body.append(element);
  await start();
  expect(areSame(nodesOf(element), before)).toBe(true);
});

test('what a component reads of the server is read once, before anything changed', async () => {
  page('<div class="read" data-server-html="">Giỏ hàng</div>');
  await startOn(find('#w'), hydrate(Reader, 'panel'), ctx);
  find('#w .read').textContent = 'Cart';
  expect(readAgain('.read')).toBe('Giỏ hàng');
  expect(readAgain('.nowhere')).toBe('');
});

describe('white space', () => {
  const dropped = (html: string) => {
    const container = document.createElement('div');
    container.innerHTML = html;
    readPrinted(container);
    return container.innerHTML;
  };
  test.each([
    ['\n <p>a</p>\n <p>b</p>\n', '<p>a</p><p>b</p>'],
    ['<p>\n <b>a</b>\n</p>', '<p><b>a</b></p>'],
    ['<p>a <b>b</b> c</p>', '<p>a <b>b</b> c</p>'],
    ['<span> </span>', '<span> </span>'],
    ['<div data-server-html="">\n <i>a</i>\n</div>', '<div data-server-html="">\n <i>a</i>\n</div>'],
  ])('of %j becomes %j', (html, expected) => {
    expect(dropped(html)).toBe(expected);
  });
});
