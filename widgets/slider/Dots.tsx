import type { Translate } from '../../src/i18n/translate';
import type { SliderState } from './parts/slider';

interface DotsProps {
  t: Translate;
  state: SliderState;
  onGo: (index: number) => void;
}

/** A button for each place that the strip can stand at. */
export const Dots = ({ t, state: { index, last }, onGo }: DotsProps) => (
  <span className="mullion-slider__dots">
    {Array.from({ length: last + 1 }, (_, at) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number.
        key={at}
        type="button"
        className="mullion-slider__dot"
        aria-label={t('slider.goTo', at + 1)}
        aria-current={at === index || undefined}
        onClick={() => onGo(at)}
      />
    ))}
  </span>
);
