import { safeUrl } from '../../src/dom/safe-url';
import { channelName, readResult, TYPE } from './result';

/** Milliseconds after which nobody waits for us any more: the page that opened the popup is gone. */
const PATIENCE = 1500;

/**
 * On the page with which a login ends in the popup: tells the result to the page that opened it, by
 * both ways, and closes. Where nobody hears it, a success goes on in the popup itself.
 */
export function reportResult(): void {
  const script = document.querySelector('script[type="application/json"]#mullion-login-result');
  if (!script) return;
  const message = JSON.parse(script.textContent || '{}');
  const attempt = typeof message.attempt === 'string' ? message.attempt : '';
  const result = readResult(message, attempt);
  const target = result?.success ? safeUrl(result.redirect) : null;
  const timer = setTimeout(() => target && location.replace(target), PATIENCE);
  if (attempt) {
    const channel = new BroadcastChannel(channelName(attempt));
    channel.onmessage = ({ data }) => {
      if (data?.type !== `${TYPE}-heard`) return;
      clearTimeout(timer);
      close();
    };
    channel.postMessage(message);
  }
  window.opener?.postMessage(message, location.origin);
}
