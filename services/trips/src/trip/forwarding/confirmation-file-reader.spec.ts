import { Readable } from 'node:stream';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { KitRequest } from '@landsea/nest-kit';
import { ConfirmationFileReader } from './confirmation-file-reader.js';

class SlowReader extends ConfirmationFileReader {
  started = 0;

  protected override startThread(options: WorkerOptions): Worker {
    this.started += 1;
    return new Worker(new URL('../inbound-mail/testing/slow-thread.mjs', import.meta.url), options);
  }
}

type Made = ConstructorParameters<typeof SlowReader>;
const slots = { runWithin: (_rule: unknown, _person: string, work: () => unknown) => work() };
const requestOf = (content: string) =>
  // The reader asks a request for its length and its body alone.
  Object.assign(Readable.from([Buffer.from(content)]), { get: () => undefined }) as unknown as KitRequest;

it('ends the thread over a file that takes too long, and says so', async () => {
  // One call at a time needs no counting.
  const reader = new SlowReader({ WORKER_THREADS: 'on' } as Made[0], slots as unknown as Made[1]);
  const slow = await reader.receive(requestOf('%PDF-1.4 slow mail'), 'dana');
  expect(slow).toEqual({ text: '', problem: 'too-long' });
  await reader.receive(requestOf('%PDF-1.4 slow mail'), 'dana');
  expect(reader.started).toBe(2);
  await reader.beforeApplicationShutdown();
}, 60_000);
