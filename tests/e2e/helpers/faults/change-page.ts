import type { Answer } from './exchange';
import type { Change } from './proxy';

/** What stands between the server and the browser does something to each page. */
export const changePage =
  (change: (html: string) => string): Change =>
  (answer: Answer) => {
    const isPage = /html/.test(answer.headers['content-type'] ?? '');
    return isPage ? { ...answer, body: Buffer.from(change(answer.body.toString())) } : answer;
  };

/** As minifiers do: no comments, no white space between tags. */
export const minify = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><');

/** Changes what stands between tags, and leaves scripts alone. */
const changeTexts = (html: string, change: (text: string) => string) =>
  html
    .split(/(<(?:script|title)[\s\S]*?<\/(?:script|title)>|<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : change(part)))
    .join('');

/** As WordPress does with emoji. */
export const emojiAsPictures = (html: string) =>
  changeTexts(html, (text) =>
    text.replace(/\p{Extended_Pictographic}/gu, '<img class="emoji" alt="$&" src="data:,">'),
  );

/** As Cloudflare does with addresses. */
export const hideAddresses = (html: string) =>
  html.replace(
    /<a[^>]*href="mailto:[^"]*"[^>]*>[^<]*<\/a>/g,
    '<a href="/cdn-cgi/l/email-protection#11"><span class="__cf_email__">[email protected]</span></a>',
  );

/** As editors on a Mac write: letters and their marks apart. */
export const decompose = (html: string) => changeTexts(html, (text) => text.normalize('NFD'));

/** The same page with some words in each text. */
export const addToTexts = (html: string, words: string) =>
  changeTexts(html, (text) => (text.trim() ? `${text}${words}` : text));
