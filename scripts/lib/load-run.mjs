import autocannon from 'autocannon';

/**
 * What a few seconds of requests came to.
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
 */

/**
 * @typedef {{ cookies: Map<string, string>, sent: Record<string, string> }} Client `sent`: what the scenario remembers.
 * @typedef {{ method?: 'GET' | 'POST', path: string, body?: string, headers?: Record<string, string> }} Asked
 */

/**
 * Sends requests of one kind for some seconds, each client one after another.
 *
 * @param {string} url
 * @param {Scenario} scenario
 * @param {{ clients: number, seconds: number }} load
 * @returns {Promise<Slice>}
 */
export async function runSlice(url, { ask, isGood }, { clients, seconds }) {
  /** @type {number[]} */
  const times = [];
  let wrong = 0;
  let faults = 0;
  const instance = autocannon({
    url,
    connections: clients,
    duration: seconds,
    timeout: 30,
    // One list of requests would be everybody's; a client of its own has its own cookies.
    setupClient: (connection) => {
      /** @type {Client} */
      const client = { cookies: new Map(), sent: {} };
      const setupRequest = (/** @type {object} */ request) => ({ ...request, ...requestOf(client, ask(client)) });
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
  instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  const { errors, timeouts, duration } = await instance;
  return {
    rps: times.length / duration,
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

/** The value below which a share of them lies; 0 of none. */
export function percentile(/** @type {number[]} */ values, /** @type {number} */ share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
