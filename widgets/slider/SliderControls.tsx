import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { EnhanceProps } from '../../src/react/enhance';
import { useEnhanced } from '../../src/react/use-enhanced';
import { type attributes as schema, settingsOf } from './contract';
import { type Slider, type SliderState, startSlider } from './parts/slider';

/** Arrows, dots and pause button; the slides are the theme's and only wired up. */
export function SliderControls({ attributes, ctx, element }: EnhanceProps<typeof schema>) {
  const [settings] = useState(() => settingsOf(element, attributes));
  const [{ index = 0, last = 0, isPlaying }, show] = useState<Partial<SliderState>>({});
  const slider = useRef<Slider>(null);
  // The strip: movement, roles and listeners.
  useLayoutEffect(() => {
    const started = startSlider({ element, settings, ctx, show });
    slider.current = started;
    return started?.stop;
  }, [element, settings, ctx]);
  const isEnhanced = useEnhanced(); // false on the render that must equal what early.ts made
  const canMove = isEnhanced && last > 0;

  const button = (name: string, label: string, props: ComponentProps<'button'>, key?: number) => (
    <button key={key} type="button" className={`mullion-slider__${name}`} aria-label={label} {...props} />
  );
  const arrow = (name: string, by: 1 | -1) =>
    button('arrow', ctx.t(`slider.${name}`), {
      value: by,
      'aria-disabled': isEnhanced ? index === (by < 0 ? 0 : last) : undefined,
      onClick: () => slider.current?.step(by),
    });
  const dot = (_: unknown, at: number) =>
    button(
      'dot',
      ctx.t('slider.goTo', at + 1),
      { 'aria-current': at === index || undefined, onClick: () => slider.current?.go(at) },
      at,
    );
  return (
    <>
      {canMove &&
        settings.autoplay &&
        button('pause', ctx.t(isPlaying ? 'slider.pause' : 'slider.play'), {
          value: isPlaying ? 'pause' : 'play',
          onClick: () => slider.current?.toggle(),
        })}
      {settings.arrows && arrow('previous', -1)}
      {settings.arrows && arrow('next', 1)}
      {canMove && settings.dots && (
        <span className="mullion-slider__dots">{Array.from({ length: last + 1 }, dot)}</span>
      )}
    </>
  );
}
