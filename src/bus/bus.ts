import type { EventName, MullionEvents } from './events';

/** Typed events between widgets. They are DOM events on the document, so a theme can join in. */
export interface Bus {
  /** Returns false when a listener called `preventDefault()`. */
  emit<Name extends EventName>(name: Name, detail: MullionEvents[Name]): boolean;
  on<Name extends EventName>(
    name: Name,
    listener: (detail: MullionEvents[Name], event: CustomEvent) => void,
    signal?: AbortSignal,
  ): void;
}

export const bus: Bus = {
  emit: (name, detail) =>
    document.dispatchEvent(new CustomEvent(`mullion:${name}`, { detail, cancelable: true })),
  on: (name, listener, signal) =>
    document.addEventListener(
      `mullion:${name}`,
      (event) => listener((event as CustomEvent).detail, event as CustomEvent),
      { signal } as AddEventListenerOptions,
    ),
};
