import { Worker } from 'node:worker_threads';
import { KIT_ENV, ThreadPool } from '@landsea/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { TripsEnv } from '../../../env.js';
import { readInboundEmail, type EmailToRead, type InboundEmail } from './read-inbound-email.js';

const LIMITS = { mostWaiting: 40, mostOfOnePerson: 40, timeoutMs: 5_000 };
/** A mail of 10 MB is there as it came, in lines and as text. */
const MOST_MEMORY_MB = 256;

/** Reads emails of anybody, in a worker thread unless it is configured off. */
@Injectable()
export class EmailReader implements BeforeApplicationShutdown {
  private readonly pool = new ThreadPool<EmailToRead, InboundEmail | undefined>(
    () =>
      new Worker(new URL('./email-reader.worker.js', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      }),
    LIMITS,
  );

  constructor(@Inject(KIT_ENV) private readonly env: TripsEnv) {}

  /**
   * @returns undefined for what is no email.
   * @throws DomainError SERVICE_UNAVAILABLE when many wait, or reading takes too long.
   */
  async read(raw: Buffer): Promise<InboundEmail | undefined> {
    const authority = this.env.INBOUND_AUTHSERV;
    return this.env.WORKER_THREADS === 'on'
      ? this.pool.work({ raw, authority }, { person: 'mail' })
      : readInboundEmail(raw, authority).catch(() => undefined);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
