/**
 * Calls back once every script of the page has run: what consent tools and the checkout block bring
 * may stand below ours. A deferred script can't tell by `readyState` whether that is so.
 */
export function whenScriptsRan(callback: () => void): void {
  let isDone = document.readyState === 'complete';
  const run = () => {
    if (!isDone) callback();
    isDone = true;
  };
  if (isDone) callback();
  document.addEventListener('DOMContentLoaded', run);
  addEventListener('load', run);
}
