import type { Translate } from '../../../src/i18n/translate';
import type { Shown } from '../media';

export interface MediaProps {
  item: Shown;
  t: Translate;
  /** A video that was asked for plays at once; any other asks nobody for anything until it is told to. */
  isAskedFor: boolean;
  state: MediaState;
  onState?: (state: MediaState) => void;
}

/** `played`: a framed video whose button was pressed. */
export type MediaState = 'loading' | 'ready' | 'failed' | 'played';

/** The picture or the player, without hooks: it is drawn as nodes, too (Frame.tsx). */
export const Media = (props: MediaProps) => {
  const { item, isAskedFor, state } = props;
  if (state === 'failed') return <Failure {...props} />;
  if (item.kind === 'image') return <Picture {...props} />;
  if (item.kind === 'video') return <Video {...props} />;
  return isAskedFor || state === 'played' ? <Player {...props} /> : <Facade {...props} />;
};

const Picture = ({ item, state, onState }: MediaProps) => (
  <img
    className="mullion-lightbox__media"
    alt={item.alt || item.text}
    data-loading={state === 'loading' ? '' : undefined}
    onLoad={onState && (() => onState('ready'))}
    onError={onState && (() => onState('failed'))}
    src={item.src}
  />
);

const Video = ({ item, t, isAskedFor, onState }: MediaProps) => (
  // biome-ignore lint/a11y/useMediaCaption: the shop's file, of which no captions are known.
  <video
    className="mullion-lightbox__media"
    controls={true}
    playsInline={true}
    autoPlay={isAskedFor || undefined}
    preload={isAskedFor ? 'auto' : 'none'}
    aria-label={item.text || t('lightbox.video')}
    poster={item.poster || undefined}
    onError={onState && (() => onState('failed'))}
    src={item.src}
  />
);

const Player = ({ item, t }: MediaProps) => (
  <iframe
    className="mullion-lightbox__media"
    title={item.text || t('lightbox.video')}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    allowFullScreen={true}
    // YouTube plays nothing for a page that does not say where it is.
    referrerPolicy="strict-origin-when-cross-origin"
    src={item.src}
  />
);

const Facade = ({ item, t, onState }: MediaProps) => (
  <button
    type="button"
    className="mullion-lightbox__play"
    aria-label={`${t('lightbox.play')}: ${item.text || t('lightbox.video')}`}
    onClick={onState && (() => onState('played'))}
  >
    {item.poster && <img alt="" src={item.poster} />}
  </button>
);

const Failure = ({ item, t }: MediaProps) => (
  <p className="mullion-lightbox__failure">
    {`${t('lightbox.failed')} `}
    <a href={item.src}>{t('lightbox.openFile')}</a>
  </p>
);
