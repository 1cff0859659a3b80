import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSaleVersion } from '../src/document/sale-version.js';
import { Upstreams } from '../src/upstreams.js';

let server: Server | undefined;
afterEach(() => server?.close());

it('asks billing once a minute, and sooner again when it did not answer', async () => {
  let calls = 0;
  let isUp = false;
  server = createServer((_, answer) => {
    calls += 1;
    answer.statusCode = isUp ? 200 : 503;
    const price = { amountCents: 3900, currency: 'usd' };
    const none = { proMonthly: null, agentMonthly: null };
    answer.end(JSON.stringify({ tripUnlock: price, ...none, trialDays: 7, agentPlan: 'available' }));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let now = 0;
  const version = readSaleVersion(new Upstreams([new URL(`http://127.0.0.1:${port}`)]), () => now);
  expect(await version()).toBeUndefined();
  isUp = true;
  expect(await version()).toBeUndefined();
  expect(calls).toBe(1);
  now = 5_000;
  expect(await version()).toBe('sale-trip3900-trial7-available');
  now = 60_000;
  expect(await version()).toBe('sale-trip3900-trial7-available');
  expect(calls).toBe(2);
  now = 66_000;
  await version();
  expect(calls).toBe(3);
});
