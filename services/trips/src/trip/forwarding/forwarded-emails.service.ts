import { createHash } from 'node:crypto';
import { MOST_WAITING_EMAILS, NO_TEXT_READ } from '@landsea/contracts/forwarding';
import { CLOCK, IntervalTasks, KIT_ENV, hashSecret, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { TripEvents } from '../../events/trip-events.js';
import { AccessService } from '../access/access.service.js';
import { makeEmailId } from '../inbound-mail/email-id.js';
import type { MailHead } from '../inbound-mail/mail-head.js';
import { selectFacts } from '../trips/trips.queries.js';
import { ForwardedEmailReader } from './forwarded-email-reader.js';
import {
  countEmails,
  forgetEmails,
  insertEmail,
  type NewForwardedEmail,
} from './forwarded-emails.queries.js';
import { ForwardingAddressRow } from './forwarding-address.entity.js';
import { ForwardingAnswers, type NotFiled } from './forwarding-answers.js';
import { makeForwardingAddress, readForwardingAddress } from './forwarding-token.js';

const EVERY_MS = 10 * 60_000;
/** More than a family forwards in an hour. */
const MOST_PER_HOUR = 60;

/** Every answer is the same, so that nobody learns which addresses exist. */
@Injectable()
export class ForwardedEmails {
  private readonly logger = new Logger('forwarded-emails');

  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly reader: ForwardedEmailReader,
    private readonly answers: ForwardingAnswers,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('forwarded emails', EVERY_MS, () => forgetEmails(this.dataSource.manager, this.clock()));
  }

  /** @throws DomainError SERVICE_UNAVAILABLE while many emails wait to be read: the provider tries again. */
  async receive(recipient: string, raw: Buffer): Promise<void> {
    const tripId = await this.findTrip(recipient);
    if (!tripId) return this.ignore('no address of ours');
    const { head, messageId, text, sender, subject, reservations, files } = await this.reader.read(
      raw,
      tripId,
    );
    if (!(await this.isOpen(tripId))) return this.refuse(head, 'closed');
    const id = makeEmailId(tripId, messageId || createHash('sha256').update(raw).digest('hex'));
    const words = { body: text || NO_TEXT_READ, hasNoText: !text };
    const email = { id, tripId, sender, subject, ...words, reservations, files };
    const refused = await this.keep(email);
    if (refused) return this.refuse(head, refused);
    if (refused === undefined && !text && reservations.length === 0) await this.answers.tell(head, 'no text');
  }

  /** @returns why it was not kept; null for one that is there already. */
  private async keep(email: NewForwardedEmail): Promise<NotFiled | null | undefined> {
    const { tripId } = email;
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      if (!(await manager.findOne(ForwardingAddressRow, { where: { tripId }, lock }))) {
        this.ignore('no address of ours');
        return null;
      }
      const { waiting, lastHour, isKnown } = await countEmails(manager, email, this.clock());
      if (isKnown) {
        this.ignore('delivered before');
        return null;
      }
      if (waiting >= MOST_WAITING_EMAILS) return 'full';
      if (lastHour >= MOST_PER_HOUR) return 'often';
      await insertEmail(manager, email, this.clock());
      this.events.publishAtCommit(manager, tripId, { type: 'forwarding.changed' });
      return undefined;
    });
  }

  private async refuse(head: MailHead, reason: NotFiled): Promise<void> {
    this.ignore(reason);
    await this.answers.tell(head, reason);
  }

  private async findTrip(recipient: string): Promise<string | undefined> {
    const { TRIP_MAIL_DOMAIN: domain, TRIP_MAIL_SECRET: secret } = this.env;
    const address = readForwardingAddress(recipient, domain);
    if (!address) return undefined;
    const addressHash = hashSecret(address);
    const row = await this.dataSource.manager.findOneBy(ForwardingAddressRow, { addressHash });
    // An address of an earlier secret is no longer shown, so it must not accept mail.
    return row && makeForwardingAddress(row.seed, secret, domain) === address ? row.tripId : undefined;
  }

  /** Nobody could check an email of a trip that its owner cannot edit. */
  private async isOpen(tripId: string): Promise<boolean> {
    const facts = await selectFacts(this.dataSource.manager, tripId);
    if (!facts || facts.archived) return false;
    return (await this.access.getAccess({ userId: facts.ownerId }, tripId)).canEdit;
  }

  private ignore(reason: string): void {
    this.logger.log({ message: 'a forwarded email was ignored', reason });
  }
}
