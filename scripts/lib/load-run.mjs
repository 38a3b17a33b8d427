import autocannon from 'autocannon';

/**
 * What a slice of requests came to.
 *
 * @typedef {object} Slice
 * @property {number} rps Answers a second.
 * @property {number} p95 Milliseconds.
 * @property {number} answers
 * @property {number} errors Answers that were not what was asked for, and requests without one.
 * @property {number} faults Of these, answers of 5xx.
 */

/**
 * A kind of request. Each client keeps its cookies, as a visitor's browser does.
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {(client: Client) => Asked} ask
 * @property {(status: number, body: string, client: Client, location: string) => boolean} isGood
 * @property {number} [cycle] How many requests are one of each that it asks in turn; 1 without.
 */

/**
 * @typedef {{ cookies: Map<string, string>, sent: Record<string, string> }} Client `sent`: what the scenario remembers.
 * @typedef {{ method?: 'GET' | 'POST', path: string, body?: string, headers?: Record<string, string> }} Asked
 */

/**
 * Sends requests of one kind, each client one after another, and waits for the last answer: what is under way when a
 * slice ends would burden the next one.
 *
 * @param {string} url
 * @param {Scenario} scenario
 * @param {{ clients: number, requests: number }} load
 * @returns {Promise<Slice>}
 */
export async function runSlice(url, { ask, isGood }, { clients, requests }) {
  /** @type {number[]} */
  const times = [];
  let wrong = 0;
  let faults = 0;
  const begun = performance.now();
  let last = begun;
  const instance = autocannon({
    url,
    connections: clients,
    amount: requests,
    timeout: 30,
    // One list of requests would be everybody's; a client of its own has its own cookies.
    setupClient: (connection) => {
      /** @type {Client} */
      const client = { cookies: new Map(), sent: {} };
      const setupRequest = (/** @type {object} */ request) => ({
        ...request,
        ...requestOf(client, ask(client)),
      });
      const onResponse = (
        /** @type {number} */ status,
        /** @type {string} */ body,
        /** @type {object} */ _,
        /** @type {object} */ headers = {},
      ) => {
        keepCookies(client, headers);
        if (status >= 500) faults++;
        if (!isGood(status, body, client, locationIn(headers))) wrong++;
      };
      connection.setRequests([{ setupRequest, onResponse }]);
    },
  });
  instance.on('response', (_client, _status, _bytes, time) => {
    times.push(time);
    last = performance.now();
  });
  const { errors, timeouts } = await instance;
  return {
    rps: (times.length * 1000) / Math.max(last - begun, 1),
    p95: percentile(times, 0.95),
    answers: times.length,
    errors: wrong + errors + timeouts,
    faults,
  };
}

/** @param {Client} client @param {Asked} asked */
function requestOf({ cookies }, { method = 'GET', path, body, headers = {} }) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const all = { ...headers, ...(cookie ? { cookie } : {}) };
  return { method, path, headers: all, ...(body === undefined ? {} : { body }) };
}

const locationIn = (/** @type {object} */ headers) =>
  String(Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1] ?? '');

/** @param {Client} client @param {object} headers */
function keepCookies({ cookies }, headers) {
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() !== 'set-cookie') continue;
    for (const line of [value].flat()) {
      const [, key, kept] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (key !== undefined && kept !== undefined) cookies.set(key, kept);
    }
  }
}

/**
 * How many requests are some seconds' work at this rate; each client has at least two, however slow the shop is.
 * They are whole cycles: with a dear page more on one side than on the other, the ratio would be of the pages.
 *
 * @param {number} rate Answers a second.
 * @param {{ clients: number, seconds: number, cycle?: number | undefined }} load
 */
export const requestsFor = (rate, { clients, seconds, cycle = 1 }) =>
  cycle * Math.ceil(Math.max(2 * clients, rate * seconds) / cycle);

/** The value below which a share of them lies; 0 of none. */
export function percentile(/** @type {number[]} */ values, /** @type {number} */ share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
