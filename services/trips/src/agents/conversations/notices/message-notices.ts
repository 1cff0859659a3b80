import { PersonContact } from '@landsea/contracts/account';
import { CLOCK, IntervalTasks, KIT_ENV, Mailer, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { openMailbox } from '../emails/conversation-emails.queries.js';
import { replyAddress } from '../emails/reply-address.js';
import { selectDueRecipients, markNotified, takeNotices, type NoticeRecipient } from './notices.queries.js';
import { makeUnreadEmail } from './unread-email.js';

const EVERY_MS = 10_000;
const BATCH = 50;

@Injectable()
export class MessageNotices {
  private readonly logger = new Logger('message-notices');

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('message notices', EVERY_MS, () => this.dispatch());
  }

  async dispatch(): Promise<void> {
    const now = this.clock();
    for (const recipient of await selectDueRecipients(this.dataSource, now, BATCH))
      await this.send(recipient, now).catch((error: unknown) => {
        this.logger.warn({ message: 'an email about messages waits', reason: String(error) });
      });
  }

  private async send(recipient: NoticeRecipient, now: Date): Promise<void> {
    const path = `/internal/people/${recipient.userId}`;
    const person = await this.services.get('identity', path, PersonContact);
    await this.dataSource.transaction(async (manager) => {
      const conversationIds = await takeNotices(manager, recipient, now);
      if (!person || conversationIds.length === 0) return;
      const { email, firstName } = person;
      const unread = await markNotified(manager, recipient, conversationIds, { email, name: firstName });
      if (unread.length === 0) return;
      const { PUBLIC_ORIGIN: origin } = this.env;
      const [only] = unread.length === 1 && person.emailVerified ? unread : [];
      const replyTo = only && (await this.replyTo(manager, only.id, recipient.userId));
      await this.mailer.add(manager, makeUnreadEmail(unread, person, origin, replyTo));
    });
  }

  /** An email about several conversations cannot be answered. */
  private async replyTo(manager: EntityManager, id: string, userId: string): Promise<string | undefined> {
    const { REPLY_ADDRESS_SECRET, REPLY_DOMAIN } = this.env;
    if (!REPLY_DOMAIN) return undefined;
    return replyAddress(await openMailbox(manager, id, userId), REPLY_ADDRESS_SECRET, REPLY_DOMAIN);
  }
}
