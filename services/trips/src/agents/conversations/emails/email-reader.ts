import { Worker } from 'node:worker_threads';
import { KIT_ENV } from '@landsea/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { TripsEnv } from '../../../env.js';
import { emailThread } from '../../../trip/inbound-mail/email-thread.js';
import { readInboundEmail, type EmailToRead, type InboundEmail } from './read-inbound-email.js';

/** Reads emails of anybody, in a worker thread unless it is configured off. */
@Injectable()
export class EmailReader implements BeforeApplicationShutdown {
  private readonly thread = emailThread<EmailToRead, InboundEmail>(
    (options) => new Worker(new URL('./email-reader.worker.js', import.meta.url), options),
  );

  constructor(@Inject(KIT_ENV) private readonly env: TripsEnv) {}

  /**
   * @returns undefined for what is no email.
   * @throws DomainError SERVICE_UNAVAILABLE when many wait, or reading takes too long.
   */
  async read(raw: Buffer): Promise<InboundEmail | undefined> {
    const authority = this.env.INBOUND_AUTHSERV;
    return this.env.WORKER_THREADS === 'on'
      ? this.thread.work({ raw, authority }, { person: 'mail' })
      : readInboundEmail(raw, authority).catch(() => undefined);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.thread.close();
  }
}
