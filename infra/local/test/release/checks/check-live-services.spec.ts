import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { z } from 'zod';
import { checkLiveServices, findLiveProblems } from '../../../src/release/checks/check-live-services.js';
import { Contracts } from '../../../src/release/contracts/contracts.js';
import { readLiveProduct } from '../../../src/release/release-env.js';
import { RunFile } from '../../../src/run-file.js';
import { aWorkbench } from '../workbench.js';

let server: Server | undefined;
afterEach(() => server?.close());

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });
const trip = z.object({ id: z.string(), name: z.string() });
const create = z.strictObject({ name: z.string() });
const contracts = (answer: z.ZodType, request: z.ZodType): Contracts =>
  Contracts.parse({ answers: { 'trip/Trip': json(answer) }, requests: { 'trip/CreateTrip': json(request) } });

/** Services with these contracts; those that are left out answer 404. */
async function live(trips?: Contracts): Promise<string> {
  server = createServer((request, answer) => {
    const service = /^\/api\/docs\/(\w+)\/contracts$/.exec(request.url ?? '')?.[1];
    if (service && !trips) answer.statusCode = 404;
    const own = service === 'trips' ? trips : { answers: {}, requests: {} };
    answer.end(JSON.stringify({ service, version: 'v-of-' + String(service), ...own }));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const all = new Set(['trip/Trip', 'trip/CreateTrip']);
const used = { own: all, all };

it('accepts pages that the live services go on with, also newer services', async () => {
  const services = contracts(trip.extend({ pace: z.string() }), create.partial());
  expect(await findLiveProblems(await live(services), contracts(trip, create), used)).toEqual([]);
});

it('refuses what a live service does not answer or take, and names its contract', async () => {
  const origin = await live(contracts(trip, create));
  const pages = contracts(trip.extend({ pace: z.string() }), create.extend({ pace: z.string().optional() }));
  expect(await findLiveProblems(origin, pages, used)).toEqual([
    'trips, live with contract v-of-trips: trip/Trip: pace is required by the reader and may be missing',
    'trips, live with contract v-of-trips: trip/CreateTrip: pace is no longer accepted',
  ]);
  expect(await findLiveProblems(origin, pages, { own: new Set(), all: new Set() })).toEqual([]);
});

it('refuses a call that no live service has, where the app itself makes it', async () => {
  const origin = await live({ answers: {}, requests: {} });
  const pages = contracts(trip, create);
  expect(await findLiveProblems(origin, pages, { own: new Set(['trip/Trip']), all })).toEqual([
    'no live service has trip/Trip: update the services first',
  ]);
});

it('refuses where services say nothing of their contracts, or a product that has to answer does not', async () => {
  const { releases } = await aWorkbench();
  const check = (origin: string | undefined, mustAnswer: boolean) =>
    checkLiveServices({ origin, mustAnswer })(releases, 'marketing');
  expect((await check(await live(), false)).join()).toContain('does not say what it accepts (status 404)');
  expect(await check('http://127.0.0.1:9', true)).toEqual(['http://127.0.0.1:9 does not answer']);
  expect((await check(undefined, true)).join()).toContain('RELEASE_ORIGIN is missing');
});

it('says when no service was asked', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { releases } = await aWorkbench();
  for (const origin of [undefined, 'http://127.0.0.1:9'])
    expect(await checkLiveServices({ origin, mustAnswer: false })(releases, 'marketing')).toEqual([]);
  expect(said.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('The live services were not asked whether they fit: no product runs'),
    expect.stringContaining('http://127.0.0.1:9 does not answer; RELEASE_ORIGIN names'),
  ]);
  said.mockRestore();
});

it('asks the product that runs with this state folder, or the one that RELEASE_ORIGIN names', async () => {
  const home = await mkdtemp(join(tmpdir(), 'landsea-home-'));
  const find = (env: NodeJS.ProcessEnv) => readLiveProduct({ home, env });
  expect(await find({})).toEqual({ origin: undefined, mustAnswer: false });
  await new RunFile(join(home, 'run.json'), 'http://localhost:4400').write();
  expect(await find({})).toEqual({ origin: 'http://localhost:4400', mustAnswer: false });
  expect((await find({ RELEASE_S3_ENDPOINT: 'https://s3.example' })).origin).toBeUndefined();
  expect(await find({ RELEASE_ORIGIN: 'https://landsea.example' })).toEqual({
    origin: 'https://landsea.example',
    mustAnswer: true,
  });
});
