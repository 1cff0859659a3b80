import { Inject, Injectable, Logger } from '@nestjs/common';
import { PersonContact } from '@landsea/contracts/account';
import { IntervalTasks, KIT_ENV, Mailer, ServiceClient } from '@landsea/nest-kit';
import { DataSource, IsNull } from 'typeorm';
import type { BillingEnv } from '../env.js';
import { EmailRequest } from './email-request.entity.js';
import { claimDueEmails } from './email-request.queries.js';
import { composeEmail, type Recipient } from './compose-email.js';

const EVERY_MS = 1000;
const BATCH = 50;
/** Longer than asking identity takes; an email that failed is due again after it. */
const LEASE_SECONDS = 10;

@Injectable()
export class EmailDispatch {
  private readonly logger = new Logger('emails');

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
    tasks: IntervalTasks,
  ) {
    tasks.add('emails', EVERY_MS, () => this.dispatch());
  }

  async dispatch(): Promise<void> {
    for (const key of await claimDueEmails(this.dataSource, BATCH, LEASE_SECONDS))
      await this.send(key).catch((error: unknown) => {
        this.logger.warn({ message: 'email waits', key, reason: String(error) });
      });
  }

  private async send(key: string): Promise<void> {
    const request = await this.dataSource.manager.findOneBy(EmailRequest, { key, sentAt: IsNull() });
    if (!request) return;
    const recipient = await this.findRecipient(request);
    await this.dataSource.transaction(async (manager) => {
      const sent = { sentAt: new Date(), email: recipient?.email ?? null };
      const { affected } = await manager.update(EmailRequest, { key, sentAt: IsNull() }, sent);
      if (affected === 1 && recipient)
        await this.mailer.add(manager, composeEmail(request.text, recipient, this.env.PUBLIC_ORIGIN));
    });
  }

  /** @returns undefined when the account is gone. */
  private async findRecipient({ userId, email }: EmailRequest): Promise<Recipient | undefined> {
    if (userId) return this.services.get('identity', `/internal/people/${userId}`, PersonContact);
    return email ? { email, firstName: '', emailVerified: false } : undefined;
  }
}
