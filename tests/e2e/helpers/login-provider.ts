import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Events, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

type Claims = Record<string, unknown>;

/** An OpenID provider on this machine; what it says is set by each test, for the logins from then on. */
export async function startOpenIdProvider() {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer, { wellKnownDocument: '/.well-known/openid-configuration' });
  let claims: Claims = {};
  service.on(Events.BeforeTokenSigning, ({ payload }: { payload: Claims }) => {
    if (payload.aud) Object.assign(payload, claims);
  });
  const server = createServer(service.requestHandler);
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}`;
  issuer.url = url;
  const say = (said: Claims) => {
    claims = said;
  };
  return { url, port, say, stop: () => close(server) };
}

/** Facebook and Zalo as they speak: each checks what the plugin sends and refuses what is wrong. */
export async function startSocialProviders() {
  const codes = new Map<string, string>();
  const person = {
    facebook: { id: 'fb-1', name: 'An', email: 'an@login.test' },
    zalo: { id: 'zalo-1', name: 'Bình' },
  };
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const { headers } = request;
    const json = (value: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const isProved = () => codes.get(body.get('code') ?? '') === challengeOf(body.get('code_verifier') ?? '');
    seen.push(`${request.method} ${url.pathname}`);
    if (url.pathname.endsWith('/authorize')) {
      const code = `code-${codes.size}`;
      codes.set(code, url.searchParams.get('code_challenge') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    const proof = createHmac('sha256', 's3cret').update('token').digest('hex');
    if (url.pathname === '/facebook/token') {
      const isRight =
        body.get('client_id') === 'shop' && body.get('client_secret') === 's3cret' && isProved();
      return isRight ? json({ access_token: 'token' }) : json({ error: { code: 100 } }, 400);
    }
    if (url.pathname === '/facebook/me') {
      const isRight =
        headers.authorization === 'Bearer token' && url.searchParams.get('appsecret_proof') === proof;
      return isRight ? json(person.facebook) : json({ error: { code: 190 } }, 400);
    }
    // Zalo says its errors with 200.
    if (url.pathname === '/zalo/token') {
      const isRight = body.get('app_id') === 'shop' && headers.secret_key === 's3cret' && isProved();
      return json(
        isRight ? { access_token: 'token', expires_in: '3600' } : { error: -14003, error_name: 'Invalid' },
      );
    }
    if (url.pathname === '/zalo/me')
      return json(
        headers.access_token === 'token' ? { error: 0, message: 'Success', ...person.zalo } : { error: 452 },
      );
    return response.writeHead(404).end();
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, port, person, seen, stop: () => close(server) };
}

/** S256 of RFC 7636. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
const close = (server: Server) => {
  server.closeAllConnections();
  server.close();
};
