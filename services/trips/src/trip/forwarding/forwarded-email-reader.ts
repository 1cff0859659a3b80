import { Worker } from 'node:worker_threads';
import { KIT_ENV } from '@landsea/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { emailThread } from '../inbound-mail/email-thread.js';
import { readForwardedEmail, type ReadEmail } from './read-forwarded-email.js';

/** Reads emails that were forwarded, in a worker thread unless it is configured off. */
@Injectable()
export class ForwardedEmailReader implements BeforeApplicationShutdown {
  private readonly thread = emailThread<Uint8Array, ReadEmail>(
    (options) => new Worker(new URL('./forwarded-email-reader.worker.js', import.meta.url), options),
  );

  constructor(@Inject(KIT_ENV) private readonly env: TripsEnv) {}

  /**
   * @returns undefined for what is no email.
   * @throws DomainError SERVICE_UNAVAILABLE when many wait, or reading takes too long.
   */
  async read(raw: Buffer): Promise<ReadEmail | undefined> {
    return this.env.WORKER_THREADS === 'on'
      ? this.thread.work(raw, { person: 'mail' })
      : readForwardedEmail(raw).catch(() => undefined);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.thread.close();
  }
}
