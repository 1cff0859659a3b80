import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startTestEmulator, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

/** Fetch of Node names Host and Origin by itself, so these are plain requests. */
const control = async (path: string, headers: Record<string, string>, method = 'GET') => {
  const call = request(`${emulator.url}/_emulator/${path}`, { method, headers, setHost: !headers['Host'] });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
};

it.each([
  ['a name that was pointed to this machine', { Host: 'evil.example:4304' }],
  ['such a name with the page of its own', { Host: 'evil.example:4304', Origin: 'http://evil.example:4304' }],
  ['a name that begins like this machine', { Host: 'localhost.evil.example:4304' }],
  ['a page of another site', { Host: 'localhost:4304', Origin: 'https://evil.example' }],
  ['a page of another port', { Host: 'localhost:4304', Origin: 'http://localhost:4300' }],
  ['a page in a sandbox', { Host: 'localhost:4304', Origin: 'null' }],
  ['a page of another site, as the browser says', { Host: 'localhost:4304', 'Sec-Fetch-Site': 'cross-site' }],
])('control refuses %s', async (_, headers) => {
  const { id } = await emulator.checkout();
  expect((await control('ledger', headers)).status).toBe(403);
  expect((await control(`sessions/${id}/pay`, headers, 'POST')).status).toBe(403);
  expect((await emulator.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

it.each([
  [{ Host: 'localhost:4304' }],
  [{ Host: '127.0.0.1:4304', Origin: 'http://127.0.0.1:4304', 'Sec-Fetch-Site': 'same-origin' }],
  [{ Host: '[::1]:4304' }],
])('control answers this machine: %j', async (headers) => {
  expect((await control('ledger', headers)).status).toBe(200);
});
