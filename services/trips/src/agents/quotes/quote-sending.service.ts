import type { PublicQuote, Quote, SendQuote, SentQuote, WithdrawQuote } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { checkQuote } from '@landsea/rules/agents';
import {
  makeEditConflict,
  CLOCK,
  KIT_ENV,
  Mailer,
  hashSecret,
  makeSecret,
  makeValidationFailed,
  refuseDemo,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { saveStage, selectAgentTrips } from '../agent-trips/agent-trips.queries.js';
import { findAgain } from '../clients/pipeline.queries.js';
import { refuseUnconfirmed } from '../clients/unconfirmed-email.js';
import { IntakeSenders } from '../intake-forms/intake-senders.js';
import { OwnQuotes } from './own-quotes.js';
import { makeQuoteEmail } from './quote-emails.js';
import { QuoteVersionRow } from './quote-version.entity.js';
import { QuoteRow } from './quote.entity.js';
import {
  insertRecipients,
  pickAddresses,
  selectQuoteAddresses,
  withdrawRecipient,
  type QuoteAddress,
} from './quote-recipients.queries.js';
import { addQuoteEvent, freezeQuote, quoteTable, type QuoteClient } from './quotes.queries.js';
import { QuotesService } from './quotes.service.js';

@Injectable()
export class QuoteSending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnQuotes,
    private readonly quotes: QuotesService,
    private readonly addresses: AddressVerification,
    private readonly senders: IntakeSenders,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Freezes the next version under a link of its own; the links before say that there is a newer offer.
   * @throws DomainError NOT_FOUND, FORBIDDEN, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED, EDIT_CONFLICT;
   * VALIDATION_FAILED with the field that keeps it from being sent.
   */
  async send(
    user: Principal,
    quoteId: string,
    { version, sendsEmail, emails }: SendQuote,
  ): Promise<SentQuote> {
    await this.own.find(this.dataSource.manager, user, quoteId);
    refuseDemo(user, 'Quotes can’t be sent from the demo. Create a free account to send your own.');
    await this.addresses.assertVerified(user, 'send a quote');
    const sender = await this.senders.find(user.userId);
    const token = makeSecret();
    const links = await this.dataSource.transaction(async (manager) => {
      const { row, client } = await this.own.lock(manager, user, { quoteId, version, action: 'send' });
      const addresses = sendsEmail ? await this.findAddresses(manager, client, emails) : [];
      const sent = await this.freeze(manager, user, row, token);
      await this.moveOn(manager, row, client);
      const recipients = addresses.map((each, index) => ({
        ...each,
        token: index === 0 ? token : makeSecret(),
      }));
      await insertRecipients(manager, { id: quoteId, number: row.sentVersion + 1 }, recipients);
      for (const { firstName, email, token: own } of recipients) {
        const to = { firstName, isNewVersion: row.sentVersion > 0 };
        const words = makeQuoteEmail(sender, sent, to, this.makeUrl(own));
        await this.mailer.add(manager, { to: email, ...words });
      }
      return recipients.map((each) => ({
        name: `${each.firstName} ${each.lastName}`.trim(),
        url: this.makeUrl(each.token),
      }));
    });
    const quote = await this.quotes.get(user, quoteId);
    return { quote, url: this.makeUrl(token), ...(links.length > 1 && { links }) };
  }

  /** The person’s links to all versions say so; the others’ stay. @throws DomainError NOT_FOUND. */
  async withdrawLink(user: Principal, quoteId: string, recipientId: string): Promise<Quote> {
    await this.dataSource.transaction(async (manager) => {
      const { row } = await this.own.find(manager, user, quoteId);
      const at = this.clock();
      const { firstName } = await withdrawRecipient(manager, quoteId, recipientId, at);
      const text = `The link of ${firstName}`;
      await addQuoteEvent(manager, row, { kind: 'withdrawn', at, byName: user.firstName, text });
    });
    return this.quotes.get(user, quoteId);
  }

  /** The next version, as the client gets it. @throws DomainError VALIDATION_FAILED. */
  async freeze(
    manager: EntityManager,
    user: Pick<Principal, 'userId' | 'firstName'>,
    row: QuoteRow,
    token: string,
  ): Promise<PublicQuote> {
    const now = this.clock();
    const problems = checkQuote({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null }, now);
    if (problems.length > 0) throw makeValidationFailed(problems);
    const number = row.sentVersion + 1;
    const frozen = freezeQuote(row);
    await manager.insert(QuoteVersionRow, {
      ...frozen,
      quoteId: row.id,
      number,
      tokenHash: hashSecret(token),
      sentAt: now,
      sentBy: user.userId,
      sentByName: user.firstName,
    });
    await quoteTable.update(manager, { id: row.id }, row.version, {
      state: 'sent',
      sentVersion: number,
      sentAt: now,
      endsAt: row.expiresAt,
      lastSeenAt: null,
      answeredAt: null,
    });
    const event = { kind: 'sent', at: now, byName: user.firstName, number } as const;
    await addQuoteEvent(manager, row, event);
    return JSON.parse(frozen.content) as PublicQuote;
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT. */
  async withdraw(user: Principal, quoteId: string, { version }: WithdrawQuote): Promise<Quote> {
    await this.dataSource.transaction(async (manager) => {
      const { row } = await this.own.lock(manager, user, { quoteId, version, action: 'withdraw' });
      await quoteTable.update(manager, { id: quoteId }, version, { state: 'withdrawn' });
      await addQuoteEvent(manager, row, { kind: 'withdrawn', at: this.clock(), byName: user.firstName });
    });
    return this.quotes.get(user, quoteId);
  }

  private makeUrl(token: string): string {
    return new URL(`/q/${token}`, this.env.PUBLIC_ORIGIN).href;
  }

  private async findAddresses(
    manager: EntityManager,
    client: QuoteClient,
    emails: readonly string[] | undefined,
  ): Promise<QuoteAddress[]> {
    const known = await selectQuoteAddresses(manager, client);
    const picked = pickAddresses(known, emails ?? (client.email ? [client.email] : []));
    const isToClient = picked.length === 0 || picked.some(({ email }) => email === client.email);
    if (client.isSample || isToClient) await this.assertAddress(manager, client);
    return picked;
  }

  private async assertAddress(manager: EntityManager, client: QuoteClient): Promise<void> {
    if (client.isSample)
      throw makeEditConflict('This is a sample client without an address. Add a client of your own first.');
    if (!client.email)
      throw makeValidationFailed([
        {
          path: 'sendsEmail',
          message: `Add an email address for ${client.firstName} first, or get the link.`,
        },
      ]);
    await refuseUnconfirmed(manager, client);
  }

  /** A lost client is found again, and a trip in planning becomes a quoted one; what stands further stays. */
  private async moveOn(manager: EntityManager, { tripId }: QuoteRow, client: QuoteClient): Promise<void> {
    await findAgain(manager, client.id);
    if (!tripId) return;
    const today = getDateIn(this.clock());
    const [trip] = await selectAgentTrips(manager, [client.agentId], today, tripId);
    if (trip?.stage === 'planning') await saveStage(manager, trip, 'quoted');
  }
}
