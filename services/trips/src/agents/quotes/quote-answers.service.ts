import type { PublicQuote, PublicQuoteOption } from '@landsea/contracts/agents';
import { sumQuoteOption } from '@landsea/rules/agents';
import {
  makeInvalidField,
  CLOCK,
  DomainError,
  KIT_ENV,
  Mailer,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import type { IntakeSender } from '../intake-forms/intake-senders.js';
import { makeAcceptedEmail } from './quote-emails.js';
import { QuoteTrips, type QuoteTrip } from './quote-trips.service.js';
import { markAnswered } from './quote-recipients.queries.js';
import { QuoteVersionRow } from './quote-version.entity.js';
import type { QuoteRow } from './quote.entity.js';
import { addQuoteEvent, quoteTable, type QuoteClient } from './quotes.queries.js';

export interface QuoteAcceptance {
  quote: QuoteRow;
  client: QuoteClient;
  agent: Principal;
  sender: IntakeSender;
  optionId: string;
  addonIds: readonly string[];
  kind: 'accepted' | 'by-phone';
  by: string;
  device: string | null;
  text: string;
  /** The holder of the link by which it came. */
  recipientId?: string | null;
}

export const readVersion = async (
  manager: EntityManager,
  { id: quoteId, sentVersion: number }: Pick<QuoteRow, 'id' | 'sentVersion'>,
): Promise<PublicQuote> => {
  const { content } = await manager.findOneByOrFail(QuoteVersionRow, { quoteId, number });
  return JSON.parse(content) as PublicQuote;
};

/** @throws DomainError VALIDATION_FAILED. */
export const findOption = (
  { options }: PublicQuote,
  { optionId, addonIds }: { optionId: string; addonIds: readonly string[] },
): PublicQuoteOption => {
  const option = options.find(({ id }) => id === optionId);
  if (!option) throw makeInvalidField('optionId', 'Choose one of the options');
  if (!addonIds.every((id) => option.addons.some((addon) => addon.id === id)))
    throw makeInvalidField('addonIds', 'Choose extras of this option');
  return option;
};

/** The step that closes an offer, whoever says yes: all of it stands, or nothing. */
@Injectable()
export class QuoteAnswers {
  constructor(
    private readonly trips: QuoteTrips,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * In the transaction that locked client and quote. Where the agent's plan or the quoted trip has no room, the
   * acceptance stands without a trip, and the agent's email says why.
   * @throws DomainError VALIDATION_FAILED.
   */
  async acceptIn(manager: EntityManager, acceptance: QuoteAcceptance): Promise<QuoteTrip> {
    const { quote, kind, by, device, text, addonIds } = acceptance;
    const content = await readVersion(manager, quote);
    const option = findOption(content, acceptance);
    const now = this.clock();
    const { made, problem } = await this.tryTrip(manager, acceptance, content, option);
    await quoteTable.update(manager, { id: quote.id }, quote.version, {
      state: 'accepted',
      answeredAt: now,
      acceptedOptionId: option.id,
      acceptedAddonIds: [...addonIds],
      ...made,
    });
    await markAnswered(manager, quote.id, acceptance.recipientId ?? null, now);
    await addQuoteEvent(manager, quote, {
      kind,
      at: now,
      byName: by,
      optionTitle: option.title,
      device,
      text,
    });
    await this.tellAgent(manager, acceptance, option, content.people, problem);
    return made;
  }

  /** For an acceptance whose trip could not be made. @throws as {@link QuoteTrips.makeIn}. */
  async makeTripIn(manager: EntityManager, agent: Principal, quote: QuoteRow): Promise<void> {
    const content = await readVersion(manager, quote);
    const addonIds = quote.acceptedAddonIds;
    const option = findOption(content, { optionId: quote.acceptedOptionId ?? '', addonIds });
    const made = await this.trips.makeIn(manager, agent, quote, { content, option, addonIds });
    await quoteTable.update(manager, { id: quote.id }, quote.version, made);
    await addQuoteEvent(manager, quote, { kind: 'trip-made', at: this.clock(), byName: agent.firstName });
  }

  private async tryTrip(
    manager: EntityManager,
    { quote, agent, addonIds }: QuoteAcceptance,
    content: PublicQuote,
    option: PublicQuoteOption,
  ): Promise<{ made: QuoteTrip; problem?: string }> {
    await manager.query('SAVEPOINT quote_trip');
    try {
      return { made: await this.trips.makeIn(manager, agent, quote, { content, option, addonIds }) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await manager.query('ROLLBACK TO SAVEPOINT quote_trip');
      const fields = error.error.code === 'VALIDATION_FAILED' ? error.error.fields : [];
      return {
        made: { tripId: quote.tripId, bookingIds: [], taskId: null },
        problem: fields[0]?.message ?? error.error.message,
      };
    }
  }

  private async tellAgent(
    manager: EntityManager,
    { quote, client, sender, by, addonIds, kind }: QuoteAcceptance,
    option: PublicQuoteOption,
    people: number,
    problem: string | undefined,
  ): Promise<void> {
    if (!sender.email || kind === 'by-phone') return;
    const { number, zone, id } = quote;
    const clientName = `${client.firstName} ${client.lastName}`;
    const totalCents = sumQuoteOption(option, people, addonIds)?.totalCents ?? 0;
    const extras = option.addons.filter((addon) => addonIds.includes(addon.id)).map(({ title }) => title);
    const facts = { by, totalCents, extras, endsAt: quote.endsAt ?? this.clock(), zone };
    const url = new URL(`/app/agents/quotes/${id}`, this.env.PUBLIC_ORIGIN).href;
    const email = makeAcceptedEmail({ clientName, number, optionTitle: option.title }, facts, problem, url);
    await this.mailer.add(manager, { to: sender.email, ...email });
  }
}
