import { TURNS_OF_A_CALLER } from '../src/limits/caller-turns/caller-turns.js';
import { gatedCalls, startExample } from './example-service.js';
import { until } from './until.js';

const service = await startExample();
afterAll(() => service.close());

const releaseAll = (): void => gatedCalls.waiting.splice(0).forEach((release) => release());

it('works on four requests of a person at a time, while others are answered at once', async () => {
  const busy = service.as({});
  const calls = Array.from({ length: 12 }, () => busy.get('/api/example/gated').then(({ status }) => status));
  await until(() => Promise.resolve(gatedCalls.started === TURNS_OF_A_CALLER));
  await service.as({}).get('/api/example/mine').expect(200);
  expect(gatedCalls.started).toBe(TURNS_OF_A_CALLER);
  await until(() => {
    releaseAll();
    return Promise.resolve(gatedCalls.started === 12);
  });
  releaseAll();
  expect(await Promise.all(calls)).toEqual(Array(12).fill(200));
});

it('gives the turn of somebody who hung up to the next', async () => {
  gatedCalls.started = 0;
  const busy = service.as({});
  const cookie = String(busy.get('/').get('Cookie'));
  const aborts = Array.from({ length: TURNS_OF_A_CALLER }, () => new AbortController());
  const gone = aborts.map(({ signal }) =>
    fetch(`${service.url}/api/example/gated`, { headers: { cookie }, signal }).catch(() => undefined),
  );
  await until(() => Promise.resolve(gatedCalls.started === TURNS_OF_A_CALLER));
  const next = busy.get('/api/example/mine').then(({ status }) => status);
  for (const abort of aborts) abort.abort();
  await Promise.all(gone);
  expect(await next).toBe(200);
  releaseAll();
});
