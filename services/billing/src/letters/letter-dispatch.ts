import { Inject, Injectable, Logger } from '@nestjs/common';
import { PersonContact } from '@landsea/contracts/account';
import { IntervalTasks, KIT_ENV, Mailer, ServiceClient } from '@landsea/nest-kit';
import { DataSource, IsNull } from 'typeorm';
import type { BillingEnv } from '../env.js';
import { LetterRequest } from './letter-request.entity.js';
import { claimDueLetters } from './letter-request.queries.js';
import { letterMail, type Recipient } from './letter-mail.js';

const EVERY_MS = 1000;
const BATCH = 50;
/** Longer than asking identity takes; a letter that failed is due again after it. */
const LEASE_SECONDS = 10;

/** The one place that sends. It learns from identity where a letter goes, and hands it to the mailer exactly once. */
@Injectable()
export class LetterDispatch {
  private readonly logger = new Logger('letters');

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
    tasks: IntervalTasks,
  ) {
    tasks.add('letters', EVERY_MS, () => this.dispatch());
  }

  async dispatch(): Promise<void> {
    for (const key of await claimDueLetters(this.dataSource, BATCH, LEASE_SECONDS))
      await this.send(key).catch((error: unknown) => {
        this.logger.warn({ message: 'letter waits', key, reason: String(error) });
      });
  }

  private async send(key: string): Promise<void> {
    const request = await this.dataSource.manager.findOneBy(LetterRequest, { key, sentAt: IsNull() });
    if (!request) return;
    const recipient = await this.recipientOf(request);
    await this.dataSource.transaction(async (manager) => {
      const sent = { sentAt: new Date(), email: recipient?.email ?? null };
      const { affected } = await manager.update(LetterRequest, { key, sentAt: IsNull() }, sent);
      if (affected === 1 && recipient)
        await this.mailer.add(manager, letterMail(request.text, recipient, this.env.PUBLIC_ORIGIN));
    });
  }

  /** @returns undefined when the account is gone. */
  private async recipientOf({ userId, email }: LetterRequest): Promise<Recipient | undefined> {
    if (userId) return this.services.get('identity', `/internal/people/${userId}`, PersonContact);
    return email ? { email, firstName: '', emailVerified: false } : undefined;
  }
}
