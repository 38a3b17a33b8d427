import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { mutations, registryOf } from '../../tests/unit/helpers/widgets';
import { bus } from '../bus/bus';
import { loadChunk } from '../chunks/load';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

const cleanup = vi.fn();
const start = vi.fn();
let leave = () => {};
let stop = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  cleanup.mockReset();
  start.mockReset().mockReturnValue(cleanup);
  vi.mocked(loadChunk).mockReset().mockResolvedValue({ default: { start } });
  stop = new AbortController();
});
afterEach(() => {
  leave();
  stop.abort();
  vi.useRealTimers();
});

async function observed(html: string, config = {}) {
  leave = freshPage(html);
  const made = registryOf(['one', 'two'], config);
  made.registry.start();
  await settled();
  return made;
}
const signalOf = (call: number) => start.mock.calls[call]?.[0].signal as AbortSignal;

describe('markup that comes later', () => {
  test('is started: a fragment, a page builder, the next page of products', async () => {
    await observed('<main></main>');
    find('main').innerHTML = '<section><div id="a" data-widget="one"></div></section>';
    await mutations();
    expect(start).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ element: find('#a') }));
  });

  test('is started when the new node itself is the widget', async () => {
    await observed('');
    document.body.insertAdjacentHTML('beforeend', '<div id="a" data-widget="one"></div>');
    await mutations();
    expect(start).toHaveBeenCalledOnce();
  });

  test('is taken over by an alias too', async () => {
    await observed('', { aliases: [['.owl', 'one']] });
    document.body.insertAdjacentHTML('beforeend', '<ul><li class="owl"></li></ul>');
    await mutations();
    expect(start).toHaveBeenCalledOnce();
  });

  test('that is a copy of a running widget, marks and all, starts as one of its own', async () => {
    await observed('<div id="a" data-widget="one"></div>');
    document.body.append(find('#a').cloneNode(true));
    await mutations();
    expect(start).toHaveBeenCalledTimes(2);
  });

  test('that comes a hundred times starts a hundred widgets, each once', async () => {
    await observed('<main></main>');
    for (let card = 0; card < 100; card++)
      find('main').insertAdjacentHTML('beforeend', '<div data-widget="one"></div>');
    await mutations();
    expect(start).toHaveBeenCalledTimes(100);
  });
});

describe('an element that is moved', () => {
  test('keeps its instance, as sticky headers and sorting do it', async () => {
    await observed('<header></header><main><div id="a" data-widget="one"></div></main>');
    const widget = find('#a');
    find('header').append(widget);
    await mutations();
    expect(start).toHaveBeenCalledOnce();
    expect(signalOf(0).aborted).toBe(false);
    expect(cleanup).not.toHaveBeenCalled();
    expect(widget.dataset.state).toBe('ready');
  });
});

describe('an element that leaves', () => {
  test('has its listeners ended and its cleanup run, once', async () => {
    await observed('<main><div id="a" data-widget="one"></div></main>');
    const stopped = vi.fn();
    bus.on('widget-stopped', stopped, stop.signal);
    const widget = find('#a');
    find('main').remove();
    await mutations();
    document.body.append(document.createElement('p'));
    document.body.lastElementChild?.remove();
    await mutations();
    expect(signalOf(0).aborted).toBe(true);
    expect(cleanup).toHaveBeenCalledOnce();
    expect(stopped).toHaveBeenCalledExactlyOnceWith({ widget: 'one', element: widget }, expect.anything());
    expect(widget.dataset.state).toBeUndefined();
  });

  test('leaves its neighbours running', async () => {
    await observed('<div id="a" data-widget="one"></div><div id="b" data-widget="two"></div>');
    find('#a').remove();
    await mutations();
    expect(signalOf(0).aborted).toBe(true);
    expect(signalOf(1).aborted).toBe(false);
  });

  test('and comes back later starts anew', async () => {
    await observed('<div id="a" data-widget="one"></div>');
    const widget = find('#a');
    widget.remove();
    await mutations();
    document.body.append(widget);
    await mutations();
    expect(start).toHaveBeenCalledTimes(2);
    expect(signalOf(1).aborted).toBe(false);
  });

  test('takes its nested widgets with it', async () => {
    await observed('<div id="a" data-widget="one"><i data-widget="two"></i></div>');
    find('#a').remove();
    await mutations();
    expect([signalOf(0).aborted, signalOf(1).aborted]).toEqual([true, true]);
  });

  test('while its chunk is on the way is not started any more', async () => {
    let arrive = (_module: unknown) => {};
    vi.mocked(loadChunk).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await observed('<div id="a" data-widget="one"></div>');
    find('#a').remove();
    await mutations();
    arrive({ default: { start } });
    await settled();
    expect(start).not.toHaveBeenCalled();
  });

  test('while it is starting is cleaned up as soon as it has started', async () => {
    let begin = (_cleanup: unknown) => {};
    start.mockReturnValue(
      new Promise((resolve) => {
        begin = resolve;
      }),
    );
    await observed('<div id="a" data-widget="one"></div>');
    const widget = find('#a');
    widget.remove();
    await mutations();
    begin(cleanup);
    await settled();
    expect(cleanup).toHaveBeenCalledOnce();
    expect(widget.dataset.state).toBeUndefined();
  });

  test('before its moment is waited for no longer', async () => {
    await observed('<div id="a" data-widget="one" data-hydrate="interaction"></div>');
    const widget = find('#a');
    widget.remove();
    await mutations();
    document.body.append(widget);
    widget.dispatchEvent(new Event('focusin', { bubbles: true }));
    widget.remove();
    await settled();
    expect(loadChunk).not.toHaveBeenCalled();
  });
});
