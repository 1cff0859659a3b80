import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer, request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseTrustedProxies } from '../src/trusted-proxies.js';
import { startGateway } from './start-gateway.js';
import { call, closeAll, folderOf, listen } from './doubles.js';

interface Seen {
  address: string;
  scheme: string;
}

const echo = (): Promise<number> =>
  listen(
    createServer(({ headers }, res) =>
      res.end(JSON.stringify({ address: headers['x-forwarded-for'], scheme: headers['x-forwarded-proto'] })),
    ),
  );

const ask = async (port: number, headers: Record<string, string>): Promise<Seen> =>
  JSON.parse((await call(port, '/api/trips', { headers })).text) as Seen;

/** A TLS-terminating proxy in front of a gateway. It appends the address of its client, as such proxies do. */
async function startTls(gateway: number): Promise<number> {
  const folder = await folderOf({});
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const ask = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  await promisify(execFile)('openssl', [...ask, '-keyout', key, '-out', certificate]);
  const files = { key: await readFile(key), cert: await readFile(certificate) };
  return listen(
    createSecureServer(files, ({ url, headers, socket }, res) => {
      const clients = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
      const forwarded = { ...headers, 'x-forwarded-for': clients, 'x-forwarded-proto': 'https' };
      request({ host: '127.0.0.1', port: gateway, path: url, headers: forwarded }, (answer) =>
        answer.pipe(res),
      ).end();
    }),
  );
}

function askSecurely(port: number, headers: Record<string, string>, localAddress: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/api/trips',
      headers,
      localAddress,
      rejectUnauthorized: false,
    };
    secureRequest({ ...options, agent: false }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => (text += chunk.toString()));
      res.on('end', () => resolve(JSON.parse(text) as Seen));
    })
      .on('error', reject)
      .end();
  });
}

afterEach(closeAll);

it('overwrites the address and scheme that an untrusted client claims', async () => {
  const port = await startGateway({ service: await echo() });
  const claim = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' };
  expect(await ask(port, claim)).toEqual({ address: '127.0.0.1', scheme: 'http' });
  const elsewhere = await startGateway({
    service: await echo(),
    trustedProxies: '10.0.0.0/8, 2001:db8::/32',
  });
  expect(await ask(elsewhere, claim)).toEqual({ address: '127.0.0.1', scheme: 'http' });
});

it.each([
  ['loopback', '203.0.113.1', '203.0.113.1'],
  ['127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['loopback, 10.0.0.0/8', '198.51.100.9, 203.0.113.1, 10.1.2.3', '203.0.113.1'],
  ['loopback', '198.51.100.9, 203.0.113.1, 10.1.2.3', '10.1.2.3'],
  ['loopback,uniquelocal', '203.0.113.1, 10.1.2.3, fd00::1, 192.168.0.9', '203.0.113.1'],
  ['loopback,uniquelocal', '10.9.9.9, 192.168.0.9', '10.9.9.9'],
  ['loopback', 'no address, 203.0.113.1', '203.0.113.1'],
  ['loopback', 'no address', '127.0.0.1'],
])('trusting %s, reads the client of "%s" as %s', async (trusted, forwarded, address) => {
  const port = await startGateway({ service: await echo(), trustedProxies: trusted });
  expect((await ask(port, { 'x-forwarded-for': forwarded })).address).toBe(address);
});

it('takes the scheme from a trusted proxy, and only http or https', async () => {
  const port = await startGateway({ service: await echo(), trustedProxies: 'loopback' });
  for (const [proto, scheme] of [
    ['https', 'https'],
    ['http, https', 'https'],
    ['https, http', 'http'],
    ['javascript', 'http'],
  ] as const)
    expect((await ask(port, { 'x-forwarded-proto': proto })).scheme).toBe(scheme);
});

it('sees the clients of a TLS-terminating proxy as different addresses', async () => {
  const port = await startGateway({ service: await echo(), trustedProxies: '127.0.0.1' });
  const tls = await startTls(port);
  const seen = (claimed: string, from: string): Promise<Seen> =>
    askSecurely(tls, { 'x-forwarded-for': claimed }, from);
  // The proxy appends the address of its client; what the client claims itself stands further left.
  for (const from of ['127.0.0.2', '127.0.0.3'])
    expect(await seen('203.0.113.1', from)).toEqual({ address: from, scheme: 'https' });
  // A client at a trusted address is a proxy itself, so the address it names counts.
  for (const address of ['203.0.113.1', '203.0.113.2'])
    expect(await seen(address, '127.0.0.1')).toEqual({ address, scheme: 'https' });
});

it.each(['nonsense', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/', '::1/129', '300.1.1.1'])(
  'names TRUSTED_PROXIES=%s in the error that stops the start',
  (list) => expect(() => parseTrustedProxies(list)).toThrow(`TRUSTED_PROXIES holds "${list}"`),
);
