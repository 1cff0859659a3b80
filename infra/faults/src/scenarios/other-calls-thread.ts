import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { CallResults, OtherPeople } from './other-calls.js';

const pauseMs = 15;
const people = workerData as OtherPeople;
let left = 0;

async function call(headers: OtherPeople['headers'][number] | undefined): Promise<number | undefined> {
  const started = performance.now();
  const answer = await fetch(`${people.origin}/api/trips`, { headers }).catch(() => undefined);
  await answer?.text();
  return answer?.status === 200 ? performance.now() - started : undefined;
}

async function makeCalls(): Promise<void> {
  const results: CallResults = { times: [], failed: 0 };
  for (let made = 0; left > 0; made += 1, left -= 1) {
    const ms = await call(people.headers[made % people.headers.length]);
    if (ms === undefined) results.failed += 1;
    else results.times.push(ms);
    await pause(pauseMs);
  }
  parentPort?.postMessage(results);
}

parentPort?.on('message', (calls: number) => {
  const idle = left <= 0;
  left = calls;
  if (idle) void makeCalls();
});
