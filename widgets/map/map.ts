import { categoryOf, createGate, type GateState } from '../../src/consent/gate';
import { VendorError } from '../../src/consent/vendor-error';
import { own } from '../../src/contract/config';
import type { Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { bringMap } from './bring-map';
import { requireKey } from './client';
import type { attributes } from './contract';
import { createFacade } from './facade';

/** What was reported already: three maps with one wrong key are one message. */
const told = new Set<string>();

/**
 * Lays Google's map over the picture as soon as the visitor lets Google in; the address and its link
 * stand beside it, whatever happens.
 */
export function startMap({
  element,
  attributes: place,
  ctx,
  signal,
}: Instance<typeof attributes>): undefined {
  const { key = '', mapId = '', ...settings } = own(ctx.config.settings, 'map') ?? {};
  const frame = frameOf(element);
  const facade = createFacade(frame);
  let session = new AbortController();
  let isAwaited = false;

  const fail = (error: unknown) => {
    const text = ctx.t('map.failed');
    const mayHelp = error instanceof VendorError && error.isPassing;
    facade.show(mayHelp ? { text, button: { label: ctx.t('retry'), onPress: retry } } : { text });
    if (isAwaited) ctx.announce(text);
    const message = String(error);
    if (!told.has(message)) ctx.report('map', element, error);
    told.add(message);
  };
  const end = (error?: unknown) => {
    session.abort();
    if (error) fail(error);
  };
  const begin = () => {
    end();
    session = new AbortController();
    facade.wait();
    const options = { element, frame, facade, place, ctx, key: String(key), mapId: String(mapId) };
    bringMap({ ...options, onSlow: fail, onFailure: end, signal: session.signal });
  };
  const follow = (state: GateState) => {
    if (state === 'open') return begin();
    end();
    const button = { label: ctx.t('map.load'), onPress: press };
    facade.show(state === 'ask' ? { text: ctx.t('map.ask'), button } : { text: ctx.t('map.closed') });
  };
  const press = () => {
    isAwaited = true;
    gate.press();
  };
  const retry = () => {
    isAwaited = true;
    begin();
  };

  const gate = createGate({ category: categoryOf(settings), onChange: follow, signal });
  signal.addEventListener('abort', () => end(), { once: true });
  signal.addEventListener('abort', facade.clear, { once: true });
  try {
    requireKey(String(key));
    follow(gate.state);
  } catch (error) {
    fail(error);
  }
}

function frameOf(element: HTMLElement): HTMLElement {
  const frame = element.querySelector<HTMLElement>('.mullion-map__frame');
  if (frame) return frame;
  throw new WidgetError('bad-markup', 'map', 'There is no .mullion-map__frame for the map to lie in.');
}
