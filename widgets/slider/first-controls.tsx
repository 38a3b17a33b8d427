/**
 * What a visitor has until the slider's code has come: early.ts draws it as nodes, React takes those over. So
 * nothing in here has hooks.
 */
import type { Translate } from '../../src/i18n/translate';

/** Where the strip stands, and the last place at which it can. */
export interface At {
  index: number;
  last: number;
}

interface ArrowsProps {
  t: Translate;
  /** Without it, no arrow is known to lead nowhere. */
  at?: At | null;
  onStep?: ((steps: number) => void) | undefined;
}

/** A button to the slide before and one to the next. */
export const Arrows = ({ t, at, onStep }: ArrowsProps) =>
  [-1, 1].map((steps) => (
    <button
      key={steps}
      type="button"
      className="mullion-slider__arrow"
      value={steps}
      aria-label={t(steps < 0 ? 'slider.previous' : 'slider.next')}
      aria-disabled={at ? at.index === (steps < 0 ? 0 : at.last) : undefined}
      onClick={onStep && (() => onStep(steps))}
    />
  ));

/** The place of all controls, with the arrows in it. */
export const ArrowsInPlace = ({ hasArrows, t }: { hasArrows: boolean; t: Translate }) => (
  <span className="mullion-slider__controls">{hasArrows && <Arrows t={t} />}</span>
);

interface DotsProps {
  t: Translate;
  at: At;
  onGo?: ((index: number) => void) | undefined;
}

/** A button for each place that the strip can stand at. */
export const Dots = ({ t, at: { index, last }, onGo }: DotsProps) => (
  <span className="mullion-slider__dots">
    {Array.from({ length: last + 1 }, (_, at) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number.
        key={at}
        type="button"
        className="mullion-slider__dot"
        value={at}
        aria-label={t('slider.goTo', at + 1)}
        aria-current={at === index || undefined}
        onClick={onGo && (() => onGo(at))}
      />
    ))}
  </span>
);
