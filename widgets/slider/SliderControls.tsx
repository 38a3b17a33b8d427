import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EnhanceProps } from '../../src/react/enhance';
import { type attributes as schema, settingsOf } from './contract';
import { CONTROLS } from './markup';
import { Slider, type SliderState } from './parts/slider';

/** Dots and pause button; the arrows are of early.ts, the slides the theme's: both are only wired up. */
export function SliderControls({ attributes, element, t, bus }: EnhanceProps<typeof schema>) {
  const [settings] = useState(() => settingsOf(attributes));
  const [{ index, last, isPlaying }, show] = useState<SliderState>({ index: 0, last: 0, isPlaying: false });
  const slider = useRef<Slider>(null);
  // The strip and the arrows: movement, roles and listeners.
  useLayoutEffect(() => {
    slider.current = Slider.in({ element, settings, t, bus, show });
    return () => slider.current?.stop();
  }, [element, settings, t, bus]);
  const controls = element.querySelector(CONTROLS);
  if (!controls || !last) return null;

  const button = (name: string, label: string, props: ComponentProps<'button'>, key?: number) => (
    <button key={key} type="button" className={`mullion-slider__${name}`} aria-label={label} {...props} />
  );
  const dot = (_: unknown, at: number) => {
    const props = { 'aria-current': at === index || undefined, onClick: () => slider.current?.go(at) };
    return button('dot', t('slider.goTo', at + 1), props, at);
  };
  const dots = <span className="mullion-slider__dots">{Array.from({ length: last + 1 }, dot)}</span>;
  return (
    <>
      {settings.autoplay &&
        button('pause', t(isPlaying ? 'slider.pause' : 'slider.play'), {
          value: isPlaying ? 'pause' : 'play',
          onClick: () => slider.current?.toggle(),
        })}
      {settings.dots && createPortal(dots, controls)}
    </>
  );
}
