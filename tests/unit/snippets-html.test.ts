import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EverythingIsInView } from './helpers/in-view';
import { freshPage } from './helpers/page';
import { SNIPPETS } from './helpers/snippets';
import { filesFor, registryOf } from './helpers/widgets';

interface Definition {
  default: { aliases?: Record<string, Record<string, string>> };
}
const widgets = import.meta.glob<Definition>('../../widgets/*/index.ts', { eager: true });
const definition = (name: string) => widgets[`../../widgets/${name}/index.ts`]?.default;

/** `<img …>` and `…` stand for more of the same. */
const whole = (html: string) =>
  html
    .replaceAll('<img …>', '<img src="/a.jpg" alt="A" width="4" height="3">')
    .replaceAll(/<ul>…/g, '<ul>')
    .replaceAll(/(<select[^>]*>)…/g, '$1<option value="date">A</option>')
    .replaceAll('…', '');

const snippets = SNIPPETS.filter(({ language }) => language === 'html');

let leave = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', EverythingIsInView);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe.each(snippets.map((snippet) => [snippet.place, snippet] as const))(
  '%s',
  (_place, { paper, code }) => {
    const folder = /^widgets\/([\w-]+)\//.exec(paper)?.[1];
    const named = [...code.matchAll(/data-widget="([\w-]+)"/g)].map(([, name = '']) => name);
    const names = [...new Set(named.length > 0 ? named : folder ? [folder] : [])];

    test('is markup that its widgets start on, without a complaint', async () => {
      expect(names.length).toBeGreaterThan(0);
      leave = freshPage(`<main>${whole(code)}</main>`);
      const aliases = names.flatMap((name) =>
        Object.entries(definition(name)?.aliases ?? {}).map(
          ([selector, attributes]) =>
            [selector, name, attributes] as [string, string, Record<string, string>],
        ),
      );
      const { ctx, registry } = registryOf(names, { widgets: filesFor(...names), aliases });
      ctx.load.mockImplementation(async (wanted: string) => widgets[`../../widgets/${wanted}/index.ts`]);
      await act(async () => {
        registry.start();
        await vi.advanceTimersByTimeAsync(1000);
      });

      expect(ctx.report.mock.calls.map(([, , error]) => String(error))).toEqual([]);
      const elements = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
      expect(elements.length).toBeGreaterThan(0);
      for (const { dataset } of elements)
        expect([dataset.widget, dataset.state]).toEqual([dataset.widget, 'ready']);
      expect(console.error).not.toHaveBeenCalled();
      expect(console.warn).not.toHaveBeenCalled();
    });
  },
);
