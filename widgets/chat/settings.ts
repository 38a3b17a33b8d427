import { VendorError } from '../../src/consent/vendor-error';
import { type Config, own } from '../../src/contract/config';
import { safeUrl } from '../../src/dom/safe-url';

/** What a vendor's script is told; also `window.mullionChat`. */
export interface ChatDetails {
  pageId: string;
  logo: string;
  greeting: string;
  callToAction: string;
  position: 'right';
}

export interface VendorSettings {
  script: string;
  /** Who it comes from, as the visitor is told. */
  name: string;
  /** Selector of what the vendor adds to the page, where it doesn't say itself that it is there. */
  shows: string;
  isIdle: boolean;
  details: ChatDetails;
}

/**
 * The vendor that the owner has chosen, or `null`: then the link to Messenger is all.
 *
 * @throws VendorError (`bad-setting`) for a script that is neither https nor of this site, and for a
 * `shows` that is no selector.
 */
export function vendorOf(element: HTMLElement, config: Config): VendorSettings | null {
  const settings = own(config.settings, 'chat') ?? {};
  const read = (name: string) => String(settings[name] ?? '').trim();
  if (!read('script')) return null;
  const script = addressOf(read('script'));
  const shown = (part: string) => element.querySelector(`.mullion-chat__${part}`)?.textContent?.trim() ?? '';
  return {
    script,
    name: read('vendor') || new URL(script).host,
    shows: selectorOf(read('shows')),
    isIdle: read('load') === 'idle',
    details: {
      pageId: read('pageId'),
      logo: safeUrl(read('logo'), { anyOrigin: true }) ?? '',
      greeting: read('greeting') || shown('greeting'),
      callToAction: read('callToAction') || shown('label'),
      position: 'right',
    },
  };
}

function addressOf(script: string): string {
  const address = safeUrl(script, { anyOrigin: true });
  const isSafe = address?.startsWith('https:') || safeUrl(script);
  if (address && isSafe) return address;
  throw badSetting('script', script, 'an https address');
}

function selectorOf(shows: string): string {
  try {
    if (shows) document.createDocumentFragment().querySelector(shows);
    return shows;
  } catch {
    throw badSetting('shows', shows, 'a CSS selector');
  }
}

function badSetting(name: string, value: string, expected: string): VendorError {
  const problem = `The setting "${name}" is ${JSON.stringify(value)}; it should be ${expected}. Correct it in the option mullion_settings, ['chat' => ['${name}' => …]]; until then there is the link to Messenger.`;
  return new VendorError('bad-setting', 'chat', problem);
}
