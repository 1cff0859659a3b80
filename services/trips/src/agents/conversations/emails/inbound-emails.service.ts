import { createHash } from 'node:crypto';
import { MESSAGE_LENGTH, type HeldReason } from '@landsea/contracts/agents';
import { CLOCK, KIT_ENV, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { isConfirmedSender } from '../../../trip/inbound-mail/authentication-results.js';
import { makeEmailId } from '../../../trip/inbound-mail/email-id.js';
import { readMailHead, type MailHead } from '../../../trip/inbound-mail/mail-head.js';
import { ConversationFiles } from '../attachments/conversation-files.service.js';
import { ConversationEvents } from '../conversation-events.js';
import { ConversationsService } from '../conversations.service.js';
import { ConversationMailboxRow } from './conversation-mailbox.entity.js';
import { countEmails, holdEmail } from './conversation-emails.queries.js';
import { EmailReader } from './email-reader.js';
import { InboundSenders, type InboundSender } from './inbound-sender.js';
import type { InboundEmail } from './read-inbound-email.js';
import { readMailboxId } from './reply-address.js';

/** More than anybody answers in an hour; it stops two programs that answer each other. */
const MOST_PER_HOUR = 60;
const MOST_KEPT = 100_000;

/** Postgres cannot store the character 0. */
const stored = (text: string, most: number): string => text.replaceAll('\0', '').slice(0, most);

const noteOf = (notTaken: number): string =>
  notTaken > 0 ? `[Files that came with this email and weren’t added: ${notTaken}]` : '';

const wordsOf = (
  { text, written }: InboundEmail,
  notTaken: number,
): { body: string; wholeEmail: string | null } => {
  const note = noteOf(notTaken);
  const shown = stored(written, MESSAGE_LENGTH - note.length - 2).trim();
  const whole = stored(text, MOST_KEPT).trim();
  return { body: [shown, note].filter(Boolean).join('\n\n'), wholeEmail: whole === shown ? null : whole };
};

const UNREAD: InboundEmail = {
  text: 'We could not read this email. Please ask its sender to write it again, without files.',
  written: 'We could not read this email. Please ask its sender to write it again, without files.',
  files: [],
};

/** An email that is not surely from a person of the conversation is held beside it. */
@Injectable()
export class InboundEmails {
  private readonly logger = new Logger('inbound-emails');

  constructor(
    private readonly dataSource: DataSource,
    private readonly conversations: ConversationsService,
    private readonly events: ConversationEvents,
    private readonly files: ConversationFiles,
    private readonly reader: EmailReader,
    private readonly senders: InboundSenders,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Only the head is read until the recipient is known.
   * @throws DomainError SERVICE_UNAVAILABLE while identity is unreachable: the provider tries again.
   */
  async receive(raw: Buffer): Promise<void> {
    const { REPLY_ADDRESS_SECRET, REPLY_DOMAIN } = this.env;
    const head = await readMailHead(raw).catch(() => undefined);
    if (!head) return this.ignore('unreadable');
    if (head.isAutomatic || this.isOurs(head.from)) return this.ignore('automatic');
    const ids = head.to.flatMap(
      (address) => readMailboxId(address, REPLY_ADDRESS_SECRET, REPLY_DOMAIN) ?? [],
    );
    if (!ids[0]) return this.ignore('no address of ours');
    const mailbox = await this.dataSource.manager.findOneBy(ConversationMailboxRow, { id: ids[0] });
    if (!mailbox) return this.ignore('revoked');
    const person = await this.senders.find(mailbox);
    if (!person) return;
    const email = await this.reader.read(raw, mailbox.id);
    await this.deliver({ head, email, raw }, mailbox, person);
  }

  private async deliver(
    { head, email = UNREAD, raw }: { head: MailHead; email: InboundEmail | undefined; raw: Buffer },
    { conversationId, userId }: ConversationMailboxRow,
    person: InboundSender,
  ): Promise<void> {
    const messageId = head.messageId || createHash('sha256').update(raw).digest('hex');
    const id = makeEmailId(conversationId, messageId);
    const of = { conversationId, userId };
    const writer = await this.senders.findWriter(of, head.from, person);
    const isConfirmed = isConfirmedSender(head.authenticationResults, this.env.INBOUND_AUTHSERV, head.from);
    const mayEnter = writer !== undefined && isConfirmed && email !== UNREAD;
    const kept = { conversationId, userId: writer?.userId ?? null };
    const files = mayEnter ? await this.files.take({ ...of, keptBy: person.keptBy }, id, email.files) : [];
    await this.dataSource.transaction(async (manager) => {
      const conversation = await this.senders.findConversation(manager, of);
      if (!conversation) return this.ignore('no longer in the conversation');
      if ((await countEmails(manager, conversationId, this.clock())) >= MOST_PER_HOUR)
        return this.ignore('too many');
      const words = wordsOf(email, email.files.length - files.length);
      if (!words.body && files.length === 0) return this.ignore('empty');
      const own: HeldReason | undefined = mayEnter ? undefined : 'unconfirmed';
      const reason: HeldReason | undefined = conversation.isClosed ? 'closed' : writer ? own : 'sender';
      if (!reason && writer) {
        await this.conversations.add(manager, conversation, writer, {
          id,
          via: 'email',
          sentFrom: writer.sentFrom,
          files: await this.files.keep(manager, kept, files),
          ...words,
        });
        return;
      }
      const sender = stored(head.from || head.sender, 320) || 'unknown';
      const subject = stored(head.subject, 300);
      const held: HeldReason = reason ?? 'sender';
      await holdEmail(manager, { id, conversationId, sender, subject, reason: held, ...words }, this.clock());
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
