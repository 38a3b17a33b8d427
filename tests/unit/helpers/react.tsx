import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Start } from '../../../src/registry/define-widget';
import type { fakeContext } from './context';
import { settled } from './page';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Starts a React widget on `element` as the registry does, and ends it with what comes back. */
export async function startOn(element: HTMLElement, start: Start, ctx: ReturnType<typeof fakeContext>) {
  const stop = new AbortController();
  let cleanup: Awaited<ReturnType<Start>>;
  await act(async () => {
    cleanup = await start({ ...ctx, element, attributes: {}, signal: stop.signal });
  });
  return async () => {
    await act(async () => {
      stop.abort();
      cleanup?.();
    });
  };
}

/** Does what makes a component throw, as a page does it: under `act` React hands the error to the test, not to the root. */
export async function outsideAct(work: () => unknown): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await work();
    await settled();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** The same, until the error has been reported. */
export const crashing = (ctx: ReturnType<typeof fakeContext>, work: () => unknown): Promise<void> =>
  outsideAct(async () => {
    await work();
    await vi.waitFor(() => expect(ctx.report).toHaveBeenCalled());
  });

/** Every node below `root`, to compare by identity. */
export function nodesOf(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...nodesOf(node)]);
}

/** Whether the list holds the very same nodes in the same order. */
export const areSame = (now: Node[], before: Node[]) =>
  now.length === before.length && now.every((node, index) => node === before[index]);

/** React says a mismatch in the console only, so the tests listen there. */
export const silentConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {});
