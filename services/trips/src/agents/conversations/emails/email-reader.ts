import { Worker, type WorkerOptions } from 'node:worker_threads';
import { JobFailed, KIT_ENV } from '@landsea/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { TripsEnv } from '../../../env.js';
import { makeEmailThread } from '../../../trip/inbound-mail/email-thread.js';
import { readInboundEmail, type InboundEmail } from './read-inbound-email.js';

@Injectable()
export class EmailReader implements BeforeApplicationShutdown {
  private readonly thread = makeEmailThread<Uint8Array, InboundEmail>((options) => this.startThread(options));

  constructor(@Inject(KIT_ENV) private readonly env: TripsEnv) {}

  /**
   * @param mailboxId takes turns with others.
   * @returns undefined for a text that is no email or takes too long.
   * @throws DomainError SERVICE_UNAVAILABLE when many wait.
   */
  async read(raw: Buffer, mailboxId: string): Promise<InboundEmail | undefined> {
    if (this.env.WORKER_THREADS !== 'on') return readInboundEmail(raw).catch(() => undefined);
    try {
      return await this.thread.work(raw, { person: mailboxId });
    } catch (error) {
      if (error instanceof JobFailed) return undefined;
      throw error;
    }
  }

  protected startThread(options: WorkerOptions): Worker {
    return new Worker(new URL('./email-reader.worker.js', import.meta.url), options);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.thread.close();
  }
}
