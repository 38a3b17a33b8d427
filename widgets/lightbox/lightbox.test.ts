import { describe, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import {
  caption,
  dialog,
  doing,
  GROUP,
  openBy,
  prepareLightboxes,
  press,
  shown,
  status,
} from '../../tests/unit/helpers/lightbox';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import lightbox from './index';

const { page, state } = prepareLightboxes();

describe('a container', () => {
  test('shows the picture of the link, with the others beside it', async () => {
    page(GROUP);
    const event = await openBy('#b');
    expect(event.defaultPrevented).toBe(true);
    expect(dialog()?.open).toBe(true);
    expect(shown()).toBe(`${location.origin}/b.jpg`);
    expect(caption()).toBe('Vách kính');
    expect(dialog()?.getAttribute('aria-label')).toBe('Xem ảnh, 2 trên 3, Vách kính');
  });

  test('leaves a link to a page alone', async () => {
    page(GROUP);
    const event = await openBy('#shop');
    expect(event.defaultPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'a click with %o stays the browser’s',
    async (init) => {
      page(GROUP);
      expect(click(find('#a'), init).defaultPrevented).toBe(false);
      await settled();
      expect(dialog()).toBeNull();
    },
  );

  test('keys lead on and back, and end at the ends', async () => {
    page(GROUP);
    await openBy('#a');
    const seen: unknown[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'Home', 'End', 'ArrowLeft']) {
      await press(key);
      seen.push(caption());
    }
    expect(seen).toEqual(['Cửa', 'Vách kính', 'Lan can', 'Lan can', 'Cửa', 'Lan can', 'Vách kính']);
    expect(status()).toBe('2 trên 3, Vách kính');
  });

  test('a key with Alt, Ctrl or another is not ours', async () => {
    page(GROUP);
    await openBy('#a');
    await press('ArrowRight', { altKey: true });
    expect(caption()).toBe('Cửa');
  });

  test('at an end the button says so and keeps the focus', async () => {
    page(GROUP);
    await openBy('#a');
    const [previous, next] = dialog()!.querySelectorAll<HTMLElement>('.mullion-lightbox__arrow');
    expect(previous?.getAttribute('aria-disabled')).toBe('true');
    next?.focus();
    for (let times = 0; times < 3; times++) await doing(() => next?.click());
    expect(next?.getAttribute('aria-disabled')).toBe('true');
    expect(previous?.getAttribute('aria-disabled')).toBe('false');
    expect(document.activeElement).toBe(next);
  });
});

describe('links of their own', () => {
  test('with one name are a group, wherever they are', async () => {
    page(`<a data-widget="lightbox" data-group="x" id="a" href="/a.jpg" data-caption="1">1</a>
      <a data-widget="lightbox" data-group="y" href="/z.jpg" data-caption="z">z</a>
      <div data-widget="lightbox" data-group="x"><a href="/b.jpg" data-caption="2">2</a></div>
      <a data-widget="lightbox" data-group="x" href="/c" data-caption="3">3</a>`);
    await openBy('#a');
    await press('End');
    expect(dialog()?.getAttribute('aria-label')).toBe('Xem ảnh, 3 trên 3, 3');
  });

  test('without a name have no others, no arrows and no counter', async () => {
    page(`<a data-widget="lightbox" id="a" href="/a.jpg" title="Cửa">1</a>
      <a data-widget="lightbox" href="/b.jpg">2</a>`);
    await openBy('#a');
    expect(dialog()?.querySelector('.mullion-lightbox__arrow')).toBeNull();
    expect(dialog()?.getAttribute('aria-label')).toBe('Xem ảnh, Cửa');
  });

  test('that are in a container already are in it once', async () => {
    page(
      `<div data-widget="lightbox" data-group="x"><a data-widget="lightbox" data-group="x" id="a" href="/a.jpg">1</a></div>`,
    );
    await openBy('#a');
    expect(document.querySelectorAll('dialog').length).toBe(1);
    expect(dialog()?.querySelector('.mullion-lightbox__arrow')).toBeNull();
  });

  test('to anything but http(s) are left to the browser, which refuses them', async () => {
    page(`<a data-widget="lightbox" id="a" href="javascript:alert(1)">1</a>`);
    const event = await openBy('#a');
    expect(event.defaultPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });
});

test('closing leaves no node, and the page scrolls again', async () => {
  page(GROUP);
  await openBy('#a');
  expect(document.documentElement.className).toContain('mullion-locked');
  await doing(() => dialog()?.close());
  expect(dialog()).toBeNull();
  expect(document.documentElement.className).not.toContain('mullion-locked');
});

test('when the link leaves the page the viewer closes, and clicks are the browser’s', async () => {
  page(GROUP);
  await openBy('#a');
  await doing(() => state.stop.abort());
  expect(dialog()).toBeNull();
  expect(click(find('#a')).defaultPrevented).toBe(false);
});

test('a group name that is none starts nothing and says why', () => {
  state.leave = freshPage('<a data-widget="lightbox" data-group="a b" href="/a.jpg">x</a>');
  const start = () => lightbox.start({ ...fakeContext(), element: find('a'), signal: state.stop.signal });
  expect(start).toThrow('data-group');
});
