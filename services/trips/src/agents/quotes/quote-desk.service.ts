import type { AcceptQuoteByPhone, MakeQuoteTrip, Quote, ReverseQuote } from '@landsea/contracts/agents';
import {
  makeInvalidField,
  CLOCK,
  makeSecret,
  refuseDemo,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IntakeSenders } from '../intake-forms/intake-senders.js';
import { OwnQuotes, lockQuote } from './own-quotes.js';
import { QuoteAnswers } from './quote-answers.service.js';
import { QuoteSending } from './quote-sending.service.js';
import { QuoteTrips } from './quote-trips.service.js';
import { addQuoteEvent, quoteTable } from './quotes.queries.js';
import { QuotesService } from './quotes.service.js';

const MINUTE_MS = 60_000;

@Injectable()
export class QuoteDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnQuotes,
    private readonly quotes: QuotesService,
    private readonly sending: QuoteSending,
    private readonly answers: QuoteAnswers,
    private readonly trips: QuoteTrips,
    private readonly senders: IntakeSenders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A quote that nobody sent is frozen first, under a link that nobody has.
   * @throws DomainError NOT_FOUND, FORBIDDEN, DEMO_RESTRICTED, EDIT_CONFLICT, VALIDATION_FAILED.
   */
  async acceptByPhone(user: Principal, quoteId: string, accepted: AcceptQuoteByPhone): Promise<Quote> {
    const { version, optionId, addonIds, who, at, note } = accepted;
    if (new Date(at).getTime() > this.clock().getTime() + MINUTE_MS)
      throw makeInvalidField('at', 'Choose when they said yes, not later than now');
    await this.own.find(this.dataSource.manager, user, quoteId);
    refuseDemo(user, 'Quotes can’t be accepted in the demo. Create a free account to send your own.');
    const sender = await this.senders.find(user.userId);
    await this.dataSource.transaction(async (manager) => {
      const { row, client } = await this.own.lock(manager, user, {
        quoteId,
        version,
        action: 'accept-by-phone',
      });
      if (row.sentVersion === 0) await this.sending.freeze(manager, user, row, makeSecret());
      const quote = await lockQuote(manager, quoteId, client.id);
      const said = { kind: 'by-phone', by: who, device: null, text: note } as const;
      await this.answers.acceptIn(manager, {
        quote,
        client,
        agent: user,
        sender,
        optionId,
        addonIds,
        ...said,
      });
    });
    return this.quotes.get(user, quoteId);
  }

  /** The offer is open again until its end. @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT. */
  async reverse(user: Principal, quoteId: string, { version, reason }: ReverseQuote): Promise<Quote> {
    await this.dataSource.transaction(async (manager) => {
      const { row } = await this.own.lock(manager, user, { quoteId, version, action: 'reverse' });
      if (row.state === 'accepted') await this.trips.takeBackIn(manager, user, row);
      await quoteTable.update(manager, { id: quoteId }, version, {
        state: 'seen',
        answeredAt: null,
        acceptedOptionId: null,
        acceptedAddonIds: [],
        bookingIds: [],
        taskId: null,
      });
      const event = { kind: 'reversed', at: this.clock(), byName: user.firstName, text: reason } as const;
      await addQuoteEvent(manager, row, event);
    });
    return this.quotes.get(user, quoteId);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, EDIT_CONFLICT, VALIDATION_FAILED. */
  async makeTrip(user: Principal, quoteId: string, { version }: MakeQuoteTrip): Promise<Quote> {
    await this.dataSource.transaction(async (manager) => {
      const { row } = await this.own.lock(manager, user, { quoteId, version, action: 'make-trip' });
      if (row.bookingIds.length > 0) return;
      await this.answers.makeTripIn(manager, user, row);
    });
    return this.quotes.get(user, quoteId);
  }
}
