import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { CPU_SLOWDOWN, NETWORKS, VIEWPORT } from './open.mjs';

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 500;

/**
 * A visitor's tab, driven by the DevTools protocol alone; it emits the protocol's events.
 *
 * Playwright's pages keep the domain "Runtime" on. There V8 notes where each `Error` is made, thrown or not, and parses the
 * whole file anew for it; React makes some while it loads. On the home page that was two thirds of the script time, and
 * no visitor's: nobody debugs theirs.
 */
export class Tab extends EventEmitter {
  #session;
  #ids;
  #count = 0;
  /** @type {Map<number, (answer: any) => void>} */
  #waiting = new Map();

  /**
   * @param {import('@playwright/test').CDPSession} session Of the browser.
   * @param {{ sessionId: string, browserContextId: string }} ids
   */
  constructor(session, ids) {
    super();
    this.#session = session;
    this.#ids = ids;
    session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      if (sessionId === ids.sessionId) this.#take(JSON.parse(message));
    });
  }

  /**
   * An empty tab of a visitor who was never here, on a phone: own context, nothing in the cache.
   *
   * @param {import('@playwright/test').Browser} browser
   * @param {string} network One of {@link NETWORKS}.
   */
  static async open(browser, network) {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const tab = new Tab(session, { sessionId, browserContextId });
    await tab.send('Page.enable');
    await tab.send('Network.enable');
    // Time on the processor: what else the machine does stays out of it.
    await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
    await tab.send('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, mobile: true, deviceScaleFactor: 1 });
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await tab.send('Emulation.setLocaleOverride', { locale: 'vi' });
    await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const { conditions } = NETWORKS[network] ?? {};
    if (conditions) await tab.send('Network.emulateNetworkConditions', conditions);
    return tab;
  }

  /** @param {string} method @param {object} params @returns {Promise<any>} */
  send(method, params = {}) {
    const id = ++this.#count;
    const message = JSON.stringify({ id, method, params });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      this.#session
        .send('Target.sendMessageToTarget', { sessionId: this.#ids.sessionId, message })
        .catch(reject);
    });
  }

  /** Runs `script` in the page before its own. @param {(argument: any) => void} script @param {unknown} argument */
  runFirst(script, argument = null) {
    return this.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${script})(${JSON.stringify(argument)})`,
    });
  }

  /** @param {Function} script @returns {Promise<any>} What it returns in the page, as JSON. */
  async evaluate(script) {
    const call = { expression: `(${script})()`, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', call);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Goes to a page, and does not wait for it. @param {string} url */
  async start(url) {
    const { errorText } = await this.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url} cannot be opened: ${errorText}.`);
  }

  /** Goes to a page, and waits until it has loaded and asks for nothing. @param {string} url */
  async goto(url) {
    const loading = new Set();
    let isLoaded = false;
    let since = 0;
    const end = (/** @type {{ requestId?: string }} */ { requestId }) => {
      loading.delete(requestId);
      since = Date.now();
    };
    this.on('Network.requestWillBeSent', ({ requestId }) => loading.add(requestId));
    this.on('Network.loadingFinished', end);
    this.on('Network.loadingFailed', end);
    this.on('Page.loadEventFired', (event) => {
      isLoaded = true;
      end(event);
    });
    await this.start(url);
    while (!isLoaded || loading.size || Date.now() - since < QUIET) await pause(50);
  }

  async close() {
    await this.#session.send('Target.disposeBrowserContext', {
      browserContextId: this.#ids.browserContextId,
    });
    await this.#session.detach();
  }

  #take(/** @type {any} */ { id, method, params, ...answer }) {
    if (method) this.emit(method, params);
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }
}
