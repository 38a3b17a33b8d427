import type { Translate } from '../../../src/i18n/translate';
import type { Shown } from '../media';
import { button, part } from './build-dialog';

/**
 * The picture or the player. A video that the visitor asked for plays at once; one that they come to
 * by the arrows asks nobody for anything until it is told to play.
 */
export function mediaElement(item: Shown, t: Translate, isAskedFor: boolean): HTMLElement {
  if (item.kind === 'image') return picture(item, t);
  if (item.kind === 'video') return video(item, t, isAskedFor);
  return isAskedFor ? frame(item, t) : facade(item, t);
}

function picture(item: Shown, t: Translate): HTMLElement {
  const image = part('img', 'media');
  image.alt = item.alt || item.caption || '';
  image.dataset.loading = '';
  image.onload = () => delete image.dataset.loading;
  image.onerror = () => image.replaceWith(failure(item, t));
  image.src = item.src;
  return image;
}

function video(item: Shown, t: Translate, isAskedFor: boolean): HTMLElement {
  const player = part('video', 'media');
  player.controls = true;
  player.playsInline = true;
  player.autoplay = isAskedFor;
  player.preload = isAskedFor ? 'auto' : 'none';
  player.setAttribute('aria-label', item.caption || item.alt || t('lightbox.video'));
  if (item.poster) player.poster = item.poster;
  player.onerror = () => player.replaceWith(failure(item, t));
  player.src = item.src;
  return player;
}

function frame(item: Shown, t: Translate): HTMLElement {
  const player = part('iframe', 'media');
  player.title = item.caption || item.alt || t('lightbox.video');
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.allowFullscreen = true;
  // YouTube plays nothing for a page that does not say where it is.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = item.src;
  return player;
}

function facade(item: Shown, t: Translate): HTMLElement {
  const play = button('play', `${t('lightbox.play')}: ${item.caption || item.alt || t('lightbox.video')}`);
  if (item.poster) {
    const poster = document.createElement('img');
    poster.alt = '';
    poster.src = item.poster;
    play.append(poster);
  }
  play.onclick = () => {
    const player = frame(item, t);
    play.replaceWith(player);
    player.focus();
  };
  return play;
}

function failure(item: Shown, t: Translate): HTMLElement {
  const message = part('p', 'failure');
  const link = document.createElement('a');
  link.href = item.src;
  link.textContent = t('lightbox.openFile');
  message.append(`${t('lightbox.failed')} `, link);
  return message;
}
