import { act } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EverythingIsInView } from './helpers/in-view';
import { find, freshPage } from './helpers/page';
import { filesFor, mutations, registryOf } from './helpers/widgets';

const golden = import.meta.glob<string>('../../widgets/*/golden/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const cases = import.meta.glob<object>('../../widgets/*/cases.json', { eager: true, import: 'default' });
const widgets = import.meta.glob('../../widgets/*/index.ts', { eager: true });

/** Attributes that a widget doesn't give back when it ends, by the elements that have them. */
type Kept = Record<string, string[] | 'all'>;
const KEPT: Record<string, Kept> = {
  // Who points to whom is true without the script, and the same when it starts anew.
  menu: { '.mullion-menu__toggle': ['aria-controls'], ul: ['id'] },
  // Open, it would be a menu in the middle of the page until it starts anew.
  offcanvas: { '[data-widget]': ['open'] },
};
/** React gives back the server's nodes, as it left them. */
const KEPT_BY_REACT: Kept = { '[data-widget] *': 'all' };

/** What React was put under, and what it would have made there itself. */
const roots: { container: Node; printed: Element; rendered: Element }[] = [];

// Preact says nothing of a class that differs.
vi.mock('react-dom/client', async (original) => {
  const real = await original<typeof import('react-dom/client')>();
  const hydrateRoot: typeof real.hydrateRoot = (container, content, options) => {
    const printed = container.cloneNode(true) as Element;
    const rendered = container.cloneNode() as Element;
    rendered.innerHTML = renderToStaticMarkup(content);
    roots.push({ container, printed, rendered });
    return real.hydrateRoot(container, content, options);
  };
  return { ...real, hydrateRoot };
});

let leave = () => {};
beforeEach(() => {
  roots.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', EverythingIsInView);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** Starts the widget as the entry does, and lets a second pass; the hooks of others in it are switched off. */
async function start(name: string) {
  const hooks = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const off = Object.fromEntries(hooks.map(({ dataset }) => [dataset.widget, false as const]));
  const { ctx, registry } = registryOf([name], {
    widgets: { ...off, ...filesFor(name) },
    settings: { map: { key: 'k', consent: 'marketing' } },
  });
  ctx.load.mockImplementation(async (wanted: string) => widgets[`../../widgets/${wanted}/index.ts`]);
  await act(async () => {
    registry.start();
    await vi.advanceTimersByTimeAsync(1000);
  });
  return ctx;
}

/** The printed elements below `root` in their order, each with the one that it is in; boxes of ours don't count. */
function placesOf(printed: Set<Element>, root: Element) {
  const parentOf = ({ parentElement }: Element): Element | null =>
    !parentElement || parentElement === root || printed.has(parentElement)
      ? parentElement
      : parentOf(parentElement);
  const nodes = [...root.querySelectorAll('*')].filter((node) => printed.has(node));
  return nodes.map((node) => ({ node, parent: parentOf(node) }));
}

/** The page without what a widget keeps. */
function htmlWithout(kept: Kept, page: Node) {
  const root = page.cloneNode(true) as Element;
  for (const [selector, names] of Object.entries(kept))
    for (const element of root.querySelectorAll(selector))
      for (const name of names === 'all' ? element.getAttributeNames() : names) element.removeAttribute(name);
  return root.outerHTML;
}

describe.each(Object.keys(golden).map((path) => path.replace('../../widgets/', '')))('%s', (file) => {
  const name = file.split('/')[0] as string;
  const open = () => {
    leave = freshPage(`<main>${golden[`../../widgets/${file}`]?.trim()}</main>`);
    return find('[data-widget]');
  };

  test('the widget keeps every node that PHP printed, and complains of nothing', async () => {
    const element = open();
    const printed = new Set(element.querySelectorAll('*'));
    const before = placesOf(printed, element);
    const { report } = await start(name);

    const now = placesOf(printed, element);
    expect(now.length).toBe(before.length);
    for (const [index, { node, parent }] of now.entries()) {
      expect(node).toBe(before[index]?.node);
      expect(parent).toBe(before[index]?.parent);
    }
    for (const { printed, rendered } of roots)
      if (!rendered.isEqualNode(printed)) expect(rendered.innerHTML).toBe(printed.innerHTML);
    expect(report.mock.calls.map(([, , error]) => String(error))).toEqual([]);
    expect(element.dataset.state).toBe('ready');
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('the widget gives the page back when it ends', async () => {
    const element = open();
    const before = document.documentElement.cloneNode(true);
    await start(name);
    find('main').replaceChildren();
    await act(mutations);
    // Compared before anybody hears that it is there again.
    find('main').append(element);
    const isHydrated = roots.some(({ container }) => container === element);
    const kept = isHydrated ? KEPT_BY_REACT : (KEPT[name] ?? {});
    expect(htmlWithout(kept, document.documentElement)).toBe(htmlWithout(kept, before));
  });
});

test.each(Object.entries(cases))('each case of %s has its golden file', (path, ids) => {
  const wanted = Object.keys(ids).map((id) => path.replace('cases.json', `golden/${id}.html`));
  expect(wanted.filter((file) => !golden[file])).toEqual([]);
});
