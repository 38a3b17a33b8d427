import { safeUrl } from '../../src/dom/safe-url';

/** A picture or video to show; every text is shown as text. */
export interface Item {
  /** A picture, a video file, or a page of YouTube or Vimeo. */
  href: string;
  caption?: string;
  /** Of a picture; also the caption where there is none. */
  alt?: string;
  /** A small picture that the page has already, shown in place of a video until it plays. */
  poster?: string;
}

/** What is shown, and the address of it: of the file, or of the player that is framed. */
export interface Media {
  kind: 'image' | 'video' | 'frame';
  src: string;
}

export interface Shown extends Item, Media {
  /** What is said of it. */
  text: string;
}

const PICTURE = /\.(avif|bmp|gif|jpe?g|png|svg|webp)$/i;
const VIDEO = /\.(m4v|mov|mp4|ogv|webm)$/i;

/** What an address leads to; `null` where it is no http(s), or a video site's but no video. */
export function mediaOf(href: string): Media | null {
  const src = safeUrl(href, { anyOrigin: true });
  if (!src) return null;
  const url = new URL(src);
  const player = playerOf(url);
  if (player === null) return null;
  if (player) return { kind: 'frame', src: player };
  return { kind: VIDEO.test(url.pathname) ? 'video' : 'image', src };
}

/** Whether the address alone tells that it is a picture or a video. */
export function isMedia(href: string): boolean {
  const media = mediaOf(href);
  if (!media) return false;
  return media.kind !== 'image' || PICTURE.test(new URL(media.src).pathname);
}

/** Address of a video site's player, `null` without a video in it, `undefined` for any other site. */
function playerOf(url: URL): string | null | undefined {
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  if (host === 'youtu.be') return youTube(url.pathname.slice(1));
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTube(
      url.searchParams.get('v') ?? /^\/(?:embed|live|shorts)\/([^/]+)/.exec(url.pathname)?.[1] ?? '',
    );
  if (host === 'vimeo.com') return vimeo(url);
}

/** Without cookies until it plays, and with no videos of others at the end. */
function youTube(id: string): string | null {
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : null;
}

/** Asked not to track; an unlisted video has a key beside its number. */
function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, key = searchParams.get('h')] =
    /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{1,20}))?\/?$/.exec(pathname) ?? [];
  if (!id) return null;
  const rest = key && /^[\da-f]{1,20}$/.test(key) ? `&h=${key}` : '';
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${rest}`;
}
