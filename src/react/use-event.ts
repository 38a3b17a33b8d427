import { useEffect, useRef } from 'react';
import type { Bus } from '../bus/bus';
import type { EventName, MullionEvents } from '../bus/events';

/** Listens on the bus while the component is there; always calls the latest listener. */
export function useEvent<Name extends EventName>(
  bus: Bus,
  name: Name,
  listener: (detail: MullionEvents[Name]) => void,
): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const stop = new AbortController();
    bus.on(name, (detail) => latest.current(detail), stop.signal);
    return () => stop.abort();
  }, [bus, name]);
}
