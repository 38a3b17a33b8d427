import { useLayoutEffect, useRef, useState } from 'react';
import type { EnhanceProps } from '../../src/react/enhance';
import { type attributes as schema, settingsOf } from './contract';
import { Arrows, type At, Dots } from './first-controls';
import { controlsIn } from './markup';
import { Slider, type SliderState } from './parts/slider';

/** All controls of a slider; the slides are the theme's and only wired up. At first it is what early.ts drew. */
export function SliderControls({ attributes, element, t, bus }: EnhanceProps<typeof schema>) {
  const [settings] = useState(() => settingsOf(attributes));
  const [drawn] = useState(() => readDots(element));
  const [state, show] = useState<SliderState | null>(null);
  const slider = useRef<Slider>(null);
  // The engine: movement, roles and listeners.
  useLayoutEffect(() => {
    slider.current = Slider.in({ element, settings, t, bus, show });
    return () => slider.current?.stop();
  }, [element, settings, t, bus]);
  const at = state ?? drawn;

  return (
    <>
      {state && settings.autoplay && (
        <button
          type="button"
          className="mullion-slider__pause"
          value={state.isPlaying ? 'pause' : 'play'}
          aria-label={t(state.isPlaying ? 'slider.pause' : 'slider.play')}
          onClick={() => slider.current?.toggle()}
        />
      )}
      {settings.arrows && <Arrows t={t} at={state} onStep={(steps) => slider.current?.step(steps)} />}
      {settings.dots && at && <Dots t={t} at={at} onGo={(index) => slider.current?.go(index)} />}
    </>
  );
}

/** What the dots in the page say; `null` without any. */
function readDots(element: HTMLElement): At | null {
  const dots = [...(controlsIn(element)?.querySelectorAll('.mullion-slider__dot') ?? [])];
  return dots.length ? { index: dots.findIndex((dot) => dot.ariaCurrent), last: dots.length - 1 } : null;
}
