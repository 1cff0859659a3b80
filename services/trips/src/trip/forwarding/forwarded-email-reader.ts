import { Worker, type WorkerOptions } from 'node:worker_threads';
import { JobFailed, KIT_ENV } from '@landsea/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { makeEmailThread } from '../inbound-mail/email-thread.js';
import {
  readForwardedEmail,
  readForwardedHead,
  type ReadEmail,
  type ReadOptions,
} from './read-forwarded-email.js';

export interface EmailToRead extends ReadOptions {
  raw: Uint8Array;
}

@Injectable()
export class ForwardedEmailReader implements BeforeApplicationShutdown {
  private readonly thread = makeEmailThread<EmailToRead, ReadEmail>((options) => this.startThread(options));

  constructor(@Inject(KIT_ENV) private readonly env: TripsEnv) {}

  /**
   * A slow email is read again without its files, then its head alone.
   * @throws DomainError SERVICE_UNAVAILABLE when many wait.
   */
  async read(raw: Buffer, tripId: string): Promise<ReadEmail> {
    for (const readsFiles of [true, false])
      try {
        const read = await this.attempt({ raw, readsFiles }, tripId);
        if (read) return read;
      } catch (error) {
        if (!(error instanceof JobFailed)) throw error;
      }
    return readForwardedHead(raw);
  }

  private attempt(email: EmailToRead, tripId: string): Promise<ReadEmail | undefined> {
    return this.env.WORKER_THREADS === 'on'
      ? this.thread.work(email, { person: tripId })
      : readForwardedEmail(email.raw, email).catch(() => undefined);
  }

  protected startThread(options: WorkerOptions): Worker {
    return new Worker(new URL('./forwarded-email-reader.worker.js', import.meta.url), options);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.thread.close();
  }
}
