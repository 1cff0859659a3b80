import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ForwardedEmailReader } from './forwarded-email-reader.js';

class SlowReader extends ForwardedEmailReader {
  started = 0;

  protected override startThread(options: WorkerOptions): Worker {
    this.started += 1;
    return new Worker(new URL('../inbound-mail/testing/slow-thread.mjs', import.meta.url), options);
  }
}

const mail = (words: string): Buffer =>
  Buffer.from(`From: Robin <robin@example.com>\r\nSubject: Fwd: Booked\r\n\r\n${words}`);

describe('a thread that reads forwarded emails', () => {
  let reader: SlowReader;
  beforeEach(() => {
    reader = new SlowReader({ WORKER_THREADS: 'on' } as ConstructorParameters<typeof SlowReader>[0]);
  });
  afterEach(() => reader.beforeApplicationShutdown());

  it('is ended over files that take too long, and the mail is read without them', async () => {
    expect(await reader.read(mail('slow files'), 'trip')).toMatchObject({ subject: 'Read in the thread' });
    expect(reader.started).toBe(2);
  });

  it('is ended over a mail that takes too long, of which the head is kept, and the next one is read', async () => {
    expect(await reader.read(mail('slow mail'), 'trip')).toMatchObject({
      sender: 'Robin',
      subject: 'Fwd: Booked',
      text: '',
    });
    expect(await reader.read(mail('hello'), 'trip')).toMatchObject({ subject: 'Read in the thread' });
    expect(reader.started).toBe(3);
  });
});
