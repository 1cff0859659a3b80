import { PersonContact } from '@landsea/contracts/account';
import {
  AfterCommit,
  CLOCK,
  IntervalTasks,
  KIT_ENV,
  Mailer,
  ServiceClient,
  type Clock,
  type IntervalTask,
} from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { BrandsService } from '../../branding/brands.service.js';
import { openMailbox } from '../emails/conversation-emails.queries.js';
import { replyAddress } from '../emails/reply-address.js';
import { makeMessageEmail, type EmailRecipient } from './message-email.js';
import {
  noteMailedTo,
  postponeEmail,
  selectDueEmails,
  takeEmail,
  type DueEmail,
} from './message-emails.queries.js';

const EVERY_MS = 5000;
const BATCH = 50;

/** Each message of an agent becomes an email at once, whether or not earlier ones were read. */
@Injectable()
export class MessageEmails {
  private readonly logger = new Logger('message-emails');
  private readonly task: IntervalTask;

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly mailer: Mailer,
    private readonly afterCommit: AfterCommit,
    private readonly brands: BrandsService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    this.task = tasks.add('message emails', EVERY_MS, () => this.dispatch());
  }

  wakeAtCommit(manager: EntityManager): void {
    this.afterCommit.add(manager, () => {
      this.task.wake();
      return Promise.resolve();
    });
  }

  async dispatch(): Promise<void> {
    const now = this.clock();
    for (const due of await selectDueEmails(this.dataSource, now, BATCH))
      await this.send(due).catch(async (error: unknown) => {
        this.logger.warn({ message: 'the email of a message waits', reason: String(error) });
        await postponeEmail(this.dataSource, due.messageId, now);
      });
  }

  private async send(due: DueEmail): Promise<void> {
    const [agent, client] = await Promise.all([
      this.findPerson(due.authorId),
      due.userId === null ? undefined : this.findPerson(due.userId),
    ]);
    const recipient = toRecipient(due, client);
    await this.dataSource.transaction(async (manager) => {
      if (!(await takeEmail(manager, due.messageId)) || !due.isOpen || !recipient) return;
      const { conversationId, userId } = due;
      if (userId !== null && client) {
        const { email, firstName: name } = client;
        await noteMailedTo(manager, { conversationId, userId }, { name, email });
      }
      const agentName = agent ? [agent.firstName, agent.lastName].filter(Boolean).join(' ') : due.authorName;
      const brand = await this.brands.findForEmail(manager, due.agentId);
      const own = brand?.replyTo ?? (agent?.emailVerified ? agent.email : undefined);
      const replyTo = recipient.emailVerified ? ((await this.getReplyTo(manager, due)) ?? own) : undefined;
      const { PUBLIC_ORIGIN: origin } = this.env;
      const mail = makeMessageEmail({ ...due, agentName }, recipient, { origin, replyTo, brand });
      await this.mailer.add(manager, mail);
    });
  }

  private findPerson(userId: string): Promise<PersonContact | undefined> {
    return this.services.get('identity', `/internal/people/${userId}`, PersonContact);
  }

  /** Without a mail domain for replies, they go to the agent's own address. */
  private async getReplyTo(
    manager: EntityManager,
    { conversationId, userId }: DueEmail,
  ): Promise<string | undefined> {
    const { REPLY_ADDRESS_SECRET, REPLY_DOMAIN } = this.env;
    if (!REPLY_DOMAIN) return undefined;
    return replyAddress(
      await openMailbox(manager, conversationId, userId),
      REPLY_ADDRESS_SECRET,
      REPLY_DOMAIN,
    );
  }
}

const toRecipient = (
  { userId, email }: DueEmail,
  person: PersonContact | undefined,
): EmailRecipient | undefined => {
  if (userId === null) return email ? { email, emailVerified: true, hasAccount: false } : undefined;
  return person && { email: person.email, emailVerified: person.emailVerified, hasAccount: true };
};
