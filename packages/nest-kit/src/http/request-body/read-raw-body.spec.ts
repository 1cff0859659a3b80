import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { readRawBody } from './read-raw-body.js';

/** A request whose body arrives as the test pushes it. */
const aRequest = () => new IncomingMessage(new Socket());

it('reads a body that arrives in parts', async () => {
  const request = aRequest();
  const read = readRawBody(request, 100);
  for (const part of ['ab', 'cd', null]) request.push(part);
  expect((await read).toString()).toBe('abcd');
});

it('refuses a body that drips, however steadily', async () => {
  const request = aRequest();
  const drip = setInterval(() => request.push('x'), 5);
  const read = readRawBody(request, 100, { startMs: 20, bytesPerSecond: 1000 });
  await expect(read).rejects.toMatchObject({ error: { code: 'MALFORMED_BODY' } });
  clearInterval(drip);
});

it('refuses a body that grows beyond the limit', async () => {
  const request = aRequest();
  const read = readRawBody(request, 3);
  request.push('abcd');
  await expect(read).rejects.toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
});

it('refuses a body that breaks off', async () => {
  const request = aRequest();
  const read = readRawBody(request, 100);
  request.push('ab');
  request.destroy();
  await expect(read).rejects.toMatchObject({ error: { code: 'MALFORMED_BODY' } });
});
