import { vi } from 'vitest';

type Handler = (event: unknown, ...args: unknown[]) => void;

/**
 * As much of jQuery as shops' plugins are seen through; `fired` is every event with its arguments, and `becomesReady`
 * calls who waits for the page.
 */
export function installJQuery() {
  const handlers: { name: string; selector: string; handler: Handler }[] = [];
  const fired: { name: string; args: unknown[] }[] = [];
  const data = new Map<unknown, Record<string, unknown>>();
  const veto: { value: unknown } = { value: undefined };
  const waiting: (() => void)[] = [];
  const becomesReady = () => waiting.splice(0).forEach((call) => void call());
  const special: Record<string, { trigger?: Handler } | undefined> = {};
  const wrap = (target: unknown) => ({
    0: target,
    trigger(name: string, args: unknown[] = []) {
      fired.push({ name, args });
      special[name]?.trigger?.({ type: name }, ...args);
      for (const item of handlers)
        if (item.name === name && !item.selector) item.handler({ type: name }, ...args);
    },
    triggerHandler(name: string, args: unknown[] = []) {
      fired.push({ name, args });
      return veto.value;
    },
    on(names: string, selector: string | Handler, handler?: Handler) {
      for (const name of names.split(' '))
        handlers.push({
          name,
          selector: typeof selector === 'string' ? selector : '',
          handler: handler ?? (selector as Handler),
        });
    },
    data: () => data.get(target) ?? {},
  });
  const param = (values: Record<string, unknown>) =>
    `${new URLSearchParams(values as Record<string, string>)}`;
  const jQuery = Object.assign(
    (target: unknown) => {
      if (typeof target === 'function') waiting.push(target as () => void);
      return wrap(target);
    },
    { param, fn: {}, event: { special } },
  );
  vi.stubGlobal('jQuery', jQuery);
  return { jQuery, becomesReady, fired, handlers, data, veto, names: () => fired.map(({ name }) => name) };
}
