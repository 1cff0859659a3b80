import { createHash } from 'node:crypto';
import { PersonContact } from '@landsea/contracts/account';
import { MESSAGE_LENGTH, type HeldReason } from '@landsea/contracts/agents';
import { CLOCK, KIT_ENV, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { emailId } from '../../../trip/inbound-mail/email-id.js';
import { ConversationFiles } from '../attachments/conversation-files.service.js';
import { ConversationEvents } from '../conversation-events.js';
import { ConversationsService } from '../conversations.service.js';
import { selectConversation } from '../conversations.queries.js';
import { ConversationMailboxRow } from './conversation-mailbox.entity.js';
import { countEmails, holdEmail } from './conversation-emails.queries.js';
import { EmailReader } from './email-reader.js';
import type { InboundEmail } from './read-inbound-email.js';
import { mailboxIdOf } from './reply-address.js';

/** More than anybody answers in an hour; two programs that answer each other stop there. */
const MOST_PER_HOUR = 60;
const MOST_KEPT = 100_000;

/** Postgres has no letter 0. */
const stored = (text: string, most: number): string => text.replaceAll('\0', '').slice(0, most);

const bodyOf = ({ written }: InboundEmail, notTaken: number): string => {
  const note =
    notTaken > 0 ? `[Files that came with this email and were not taken over: ${String(notTaken)}]` : '';
  const room = MESSAGE_LENGTH - note.length - 2;
  return [stored(written, room).trim(), note].filter(Boolean).join('\n\n');
};

const isFrom = ({ from }: InboundEmail, { email, emailVerified }: PersonContact): boolean =>
  emailVerified && from === email.toLowerCase();

/** Answers by email. What is not surely from a person of the conversation never enters it: the agent sees it beside it. */
@Injectable()
export class InboundEmails {
  private readonly logger = new Logger('inbound-emails');

  constructor(
    private readonly dataSource: DataSource,
    private readonly conversations: ConversationsService,
    private readonly events: ConversationEvents,
    private readonly files: ConversationFiles,
    private readonly reader: EmailReader,
    private readonly services: ServiceClient,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError SERVICE_UNAVAILABLE while nobody can say whose address is whose: the provider tries again. */
  async receive(raw: Buffer): Promise<void> {
    const { REPLY_ADDRESS_SECRET, REPLY_DOMAIN } = this.env;
    const email = await this.reader.read(raw);
    if (!email) return this.ignore('unreadable');
    if (email.isAutomatic || this.isOurs(email.from)) return this.ignore('automatic');
    const ids = email.to.flatMap((address) => mailboxIdOf(address, REPLY_ADDRESS_SECRET, REPLY_DOMAIN) ?? []);
    if (!ids[0]) return this.ignore('no address of ours');
    const mailbox = await this.dataSource.manager.findOneBy(ConversationMailboxRow, { id: ids[0] });
    if (!mailbox) return this.ignore('revoked');
    const path = `/internal/people/${mailbox.userId}`;
    const person = await this.services.get('identity', path, PersonContact);
    if (person) await this.deliver(email, mailbox, person, raw);
  }

  private async deliver(
    email: InboundEmail,
    { conversationId, userId }: ConversationMailboxRow,
    person: PersonContact,
    raw: Buffer,
  ): Promise<void> {
    const messageId = email.messageId || createHash('sha256').update(raw).digest('hex');
    const id = emailId(conversationId, messageId);
    const of = { conversationId, userId };
    const mayEnter = isFrom(email, person) && email.isConfirmed;
    const files = mayEnter ? await this.files.take(of, id, email.files) : [];
    await this.dataSource.transaction(async (manager) => {
      const viewer = await this.conversations.viewer(manager, { userId });
      const conversation = await selectConversation(manager, viewer, conversationId);
      if (!conversation) return this.ignore('no longer in the conversation');
      if ((await countEmails(manager, conversationId, this.clock())) >= MOST_PER_HOUR)
        return this.ignore('too many');
      const body = bodyOf(email, email.files.length - files.length);
      if (!body && files.length === 0) return this.ignore('empty');
      const reason: HeldReason | undefined = conversation.isClosed
        ? 'closed'
        : mayEnter
          ? undefined
          : isFrom(email, person)
            ? 'unconfirmed'
            : 'sender';
      if (!reason) {
        const wholeEmail = email.text.trim() === email.written ? null : stored(email.text, MOST_KEPT);
        await this.conversations.add(manager, conversation, person, {
          ...{ id, body, via: 'email', wholeEmail },
          files: await this.files.keep(manager, of, files),
        });
        return;
      }
      const sender = stored(email.from, 320) || 'unknown';
      const subject = stored(email.subject, 300);
      await holdEmail(manager, { id, conversationId, sender, subject, body, reason }, this.clock());
      this.events.publishAtCommit(manager, conversation, { type: 'changed', conversationId });
    });
  }

  private isOurs(from: string): boolean {
    const own = /<([^>]+)>/.exec(this.env.MAIL_FROM)?.[1]?.toLowerCase();
    return from === own || from.endsWith(`@${this.env.REPLY_DOMAIN.toLowerCase()}`);
  }

  private ignore(reason: string): void {
    this.logger.log({ message: 'an email was ignored', reason });
  }
}
