import { useLayoutEffect, useRef, useState } from 'react';
import type { EnhanceProps } from '../../src/react/enhance';
import { Arrows } from './Arrows';
import { type attributes as schema, settingsOf } from './contract';
import { Dots } from './Dots';
import { Slider, type SliderState } from './parts/slider';

/** All controls of a slider; the slides are the theme's and only wired up. At first it is what early.ts drew. */
export function SliderControls({ attributes, element, t, bus }: EnhanceProps<typeof schema>) {
  const [settings] = useState(() => settingsOf(attributes));
  const [state, show] = useState<SliderState | null>(null);
  const slider = useRef<Slider>(null);
  // The engine: movement, roles and listeners.
  useLayoutEffect(() => {
    slider.current = Slider.in({ element, settings, t, bus, show });
    return () => slider.current?.stop();
  }, [element, settings, t, bus]);

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
      {settings.arrows && (
        <Arrows t={t} state={state} onStep={state && ((steps) => slider.current?.step(steps))} />
      )}
      {state && settings.dots && <Dots t={t} state={state} onGo={(index) => slider.current?.go(index)} />}
    </>
  );
}
