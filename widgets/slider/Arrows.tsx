import type { Translate } from '../../src/i18n/translate';
import type { SliderState } from './parts/slider';

interface ArrowsProps {
  t: Translate;
  /** Without it, nobody knows yet where an arrow leads. */
  state?: SliderState | null;
  onStep?: ((steps: number) => void) | null;
}

/** A button to the slide before and one to the next. */
export const Arrows = ({ t, state, onStep }: ArrowsProps) =>
  [-1, 1].map((steps) => (
    <button
      key={steps}
      type="button"
      className="mullion-slider__arrow"
      value={steps}
      aria-label={t(steps < 0 ? 'slider.previous' : 'slider.next')}
      aria-disabled={state ? state.index === (steps < 0 ? 0 : state.last) : undefined}
      onClick={onStep ? () => onStep(steps) : undefined}
    />
  ));

/**
 * The arrows in the place of all controls: early.ts draws it as nodes, which is what a visitor has until the
 * slider's code has come; React takes them over.
 */
export const ArrowsInPlace = ({ hasArrows, t }: { hasArrows: boolean; t: Translate }) => (
  <span className="mullion-slider__controls">{hasArrows && <Arrows t={t} />}</span>
);
