import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { startMailCatcher } from '../src/mail/mail-catcher.js';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/** Tries until it goes well; the time limit of the test ends what never does. */
const until = (work: () => Promise<unknown>): Promise<unknown> =>
  work().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return until(work);
  });

let port: number;
let folder: string;
let catcher: ReturnType<typeof startMailCatcher>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landsea-mail-page-'));
  port = await freePort();
  const smtp = await freePort();
  catcher = startMailCatcher({ ip: '127.0.0.1', smtp, web: port, mailDirectory: folder, silent: true });
  const relay = createTransport({ host: '127.0.0.1', port: smtp });
  const mail = { from: 'a@landsea.example', to: 'b@landsea.example', subject: 'Reset', text: 'secret-link' };
  await until(() => relay.sendMail(mail));
  await until(async () => expect((await send('/email', { Host: own() })).body).toContain('secret-link'));
});
afterAll(async () => {
  await new Promise<void>((resolve) => catcher.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Node's fetch sets Host and Origin by itself, so these are plain requests. */
const send = async (path: string, headers: Record<string, string>, method = 'GET') => {
  const call = request({ host: '127.0.0.1', port, path, method, headers });
  call.end();
  const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
};
const own = () => `localhost:${port}`;
const polling = '/socket.io/?EIO=4&transport=polling';

const handshake = async (headers: Record<string, string>): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  const sent = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString('latin1').split('\r\n')[0] ?? '';
};

const attacks: [string, () => Record<string, string>][] = [
  ['a page of another site', () => ({ Host: own(), Origin: 'https://evil.example' })],
  ['the page of another port', () => ({ Host: own(), Origin: 'http://localhost:4300' })],
  ['a page in a sandbox', () => ({ Host: own(), Origin: 'null' })],
  ['a name that was pointed to this machine', () => ({ Host: `evil.example:${port}` })],
  [
    'its own page by such a name',
    () => ({
      Host: `evil.example:${port}`,
      Origin: `http://evil.example:${port}`,
    }),
  ],
  [
    'a script tag of another site',
    () => ({
      Host: own(),
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'no-cors',
      'Sec-Fetch-Dest': 'script',
    }),
  ],
];

it.each(attacks)('rejects %s', async (_, headers) => {
  for (const path of ['/email', '/', polling]) {
    const answer = await send(path, headers());
    expect({
      path,
      status: answer.status,
      isShared: 'access-control-allow-origin' in answer.headers,
    }).toEqual({ path, status: 403, isShared: false });
    expect(answer.body).not.toContain('secret-link');
  }
  expect((await send('/email/all', headers(), 'DELETE')).status).toBe(403);
  expect(await handshake(headers())).toBe('HTTP/1.1 403 Forbidden');
});

it('rejects a preflight of another site', async () => {
  const answer = await send('/email/all', { Host: own(), Origin: 'https://evil.example' }, 'OPTIONS');
  expect(answer.status).toBe(403);
  expect(answer.headers).not.toHaveProperty('access-control-allow-methods');
});

it.each(['localhost', '127.0.0.1', '[::1]'])(
  'serves its own page at %s, and shares nothing',
  async (name) => {
    const host = `${name}:${port}`;
    const calls: Record<string, string>[] = [
      { Host: host },
      { Host: host, Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' },
    ];
    for (const headers of calls) {
      const answer = await send('/email', headers);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('secret-link');
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(await handshake(headers)).toBe('HTTP/1.1 101 Switching Protocols');
    }
  },
);

it('opens from a link of another page', async () => {
  const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  expect((await send('/', { Host: own(), ...link })).status).toBe(200);
});
