import { Agent, request } from 'node:http';
import type { FuzzedRequest } from './requests';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends it as it is; the status, or 0 where there was no answer. */
export function send(base: string, { method, path, headers, body }: FuzzedRequest): Promise<number> {
  const { hostname, port } = new URL(base);
  const length = body.length > 0 || method === 'POST' ? { 'Content-Length': `${body.length}` } : {};
  return new Promise((resolve) => {
    const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } });
    asked.once('error', () => resolve(0));
    asked.once('response', (answer) => {
      answer.resume();
      answer.once('error', () => resolve(0));
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    asked.end(body);
  });
}
