import { Worker, type WorkerOptions } from 'node:worker_threads';
import { EmailReader } from './email-reader.js';

class SlowReader extends EmailReader {
  protected override startThread(options: WorkerOptions): Worker {
    return new Worker(
      new URL('../../../trip/inbound-mail/testing/slow-thread.mjs', import.meta.url),
      options,
    );
  }
}

it('ends the thread over a mail that takes too long, and reads the one that waited', async () => {
  const reader = new SlowReader({ WORKER_THREADS: 'on' } as ConstructorParameters<typeof SlowReader>[0]);
  try {
    const read = ['slow mail', 'hello'].map((words) => reader.read(Buffer.from(words), 'mailbox'));
    expect(await Promise.all(read)).toEqual([undefined, { subject: 'Read in the thread' }]);
  } finally {
    await reader.beforeApplicationShutdown();
  }
});
