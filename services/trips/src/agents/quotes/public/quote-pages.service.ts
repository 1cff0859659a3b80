import {
  QUOTE_LINK_DAYS,
  type LookAtQuote,
  type OpenQuote,
  type PublicQuote,
  type QuotePage,
  type QuotePageState,
} from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import { getQuoteState, mayQuote } from '@landsea/rules/agents';
import {
  makeEditConflict,
  CLOCK,
  IntervalTasks,
  hashSecret,
  makeNotFound,
  type Clock,
  type EmailBrand,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { selectHousehold } from '../../clients/client-rows.queries.js';
import { IntakeSenders, type IntakeSender } from '../../intake-forms/intake-senders.js';
import { lockQuote } from '../own-quotes.js';
import { QuoteEventRow } from '../quote-event.entity.js';
import { QuoteRecipientRow } from '../quote-recipient.entity.js';
import { addPhotoUrls } from '../quote-photos.service.js';
import { selectAcceptance } from '../quote-recipients.queries.js';
import { QuoteVersionRow } from '../quote-version.entity.js';
import { QuoteRow } from '../quote.entity.js';
import { addQuoteEvent, forgetLooks, selectQuoteClient, type QuoteClient } from '../quotes.queries.js';

const LINK_WITHDRAWN = 'Your agent took this link back. Ask them if you’d like to see the offer.';
const EVERY_MS = 60 * 60_000;
const LOOK_MS = 60 * 60_000;
const LOOKS_DAYS = 365;

export interface LinkedQuote {
  version: QuoteVersionRow;
  quote: QuoteRow;
  client: QuoteClient;
  /** Null for a link that the agent sent in their own way, or of an earlier release. */
  recipient: QuoteRecipientRow | null;
}

/** A quote as the holder of a token sees it: a frozen version, and the names of the household. */
@Injectable()
export class QuotePages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly senders: IntakeSenders,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('quote looks', EVERY_MS, () => this.forget());
  }

  /** @throws DomainError NOT_FOUND: the same for a token that is unknown or too old. */
  async open({ token, newest = false }: OpenQuote): Promise<QuotePage> {
    const { manager } = this.dataSource;
    const found = await this.find(manager, token);
    return this.show(manager, found, await this.senders.find(found.client.agentId), newest);
  }

  async show(
    manager: EntityManager,
    { quote, version, client, recipient }: LinkedQuote,
    sender: IntakeSender,
    newest: boolean,
  ): Promise<QuotePage> {
    const { id: quoteId, sentVersion: number } = quote;
    const shown = newest ? await manager.findOneByOrFail(QuoteVersionRow, { quoteId, number }) : version;
    const { agentName, agencyName, brand } = sender;
    const head = { agentName, agencyName, ...(brand && { brand: withoutOrigin(brand) }) };
    const firstName = nameOfHolder({ recipient, client });
    const state = this.getState(quote, shown);
    if (recipient?.withdrawnAt) return showWithdrawn(quote, shown, { ...head, firstName }, true);
    if (state === 'withdrawn') return showWithdrawn(quote, shown, { ...head, firstName }, false);
    const people = await selectHousehold(manager, client.id);
    const acceptedBy = await this.findOther(manager, quote, recipient);
    const { tokenHash } = recipient ?? version;
    const offer = JSON.parse(shown.content) as PublicQuote;
    return {
      state,
      number: quote.number,
      version: shown.number,
      quote: addPhotoUrls(offer, tokenHash),
      ...head,
      firstName,
      travelers: people.map(({ id, firstName, lastName, birthDate }) => ({
        id,
        name: `${firstName} ${lastName}`.trim(),
        hasBirthDate: birthDate !== null,
      })),
      acceptedOptionId: quote.acceptedOptionId,
      acceptedAddonIds: quote.acceptedAddonIds,
      ...(acceptedBy && { acceptedBy }),
    };
  }

  /** The first touch of a person counts as seen; a program that follows links touches nothing. */
  async look({ token, optionId }: LookAtQuote, device: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { quote, version, client, recipient } = await this.lock(manager, token);
      const state = this.stateOf(quote);
      if (!mayQuote('accept', state) || version.number !== quote.sentVersion) return;
      const at = this.clock();
      const { options } = JSON.parse(version.content) as PublicQuote;
      const option = options.find(({ id }) => id === optionId);
      await manager.update(QuoteRow, { id: quote.id }, { state: 'seen', lastSeenAt: at });
      if (recipient) await manager.update(QuoteRecipientRow, { id: recipient.id }, { lastSeenAt: at });
      const trace = { at, byName: nameOfHolder({ recipient, client }), device };
      const isFirst = recipient ? recipient.lastSeenAt === null : state === 'sent';
      if (isFirst) await addQuoteEvent(manager, quote, { ...trace, kind: 'seen' });
      if (option && !(await this.lookedLately(manager, quote, option.title)))
        await addQuoteEvent(manager, quote, { ...trace, kind: 'looked', optionTitle: option.title });
    });
  }

  /** @throws DomainError NOT_FOUND. */
  async find(manager: EntityManager, token: string): Promise<LinkedQuote> {
    const tokenHash = hashSecret(token);
    const recipient = await manager.findOneBy(QuoteRecipientRow, { tokenHash });
    const version = await manager.findOneBy(
      QuoteVersionRow,
      recipient ? { quoteId: recipient.quoteId, number: recipient.number } : { tokenHash },
    );
    const quote = version && (await manager.findOneBy(QuoteRow, { id: version.quoteId }));
    const client = quote && (await selectQuoteClient(manager, quote.clientId));
    if (!version || !quote || !client || this.isTooOld(quote)) throw makeNotFound();
    return { version, quote, client, recipient };
  }

  /**
   * The client before the quote, as the agent's side does.
   * @throws DomainError NOT_FOUND, EDIT_CONFLICT for a link that was taken back.
   */
  async lock(manager: EntityManager, token: string): Promise<LinkedQuote> {
    const found = await this.find(manager, token);
    const client = await selectQuoteClient(manager, found.client.id, { locked: true });
    if (!client) throw makeNotFound();
    const quote = await lockQuote(manager, found.quote.id, client.id);
    const recipient =
      found.recipient && (await manager.findOneBy(QuoteRecipientRow, { id: found.recipient.id }));
    if (recipient?.withdrawnAt) throw makeEditConflict(LINK_WITHDRAWN);
    return { ...found, client, quote, recipient };
  }

  stateOf({ state, endsAt }: QuoteRow) {
    return getQuoteState({ state, expiresAt: endsAt }, this.clock());
  }

  async forget(): Promise<void> {
    const before = new Date(this.clock().getTime() - LOOKS_DAYS * DAY_MS);
    await forgetLooks(this.dataSource.manager, before);
  }

  /** One trace an hour is enough. */
  private lookedLately(
    manager: EntityManager,
    { id: quoteId }: QuoteRow,
    optionTitle: string,
  ): Promise<boolean> {
    const since = new Date(this.clock().getTime() - LOOK_MS);
    return manager.existsBy(QuoteEventRow, { quoteId, kind: 'looked', optionTitle, at: MoreThan(since) });
  }

  /** Another person who said yes. */
  private async findOther(
    manager: EntityManager,
    { id, state }: QuoteRow,
    recipient: QuoteRecipientRow | null,
  ): Promise<string | undefined> {
    if (state !== 'accepted' || !recipient || recipient.answeredAt) return undefined;
    return (await selectAcceptance(manager, id))?.byName;
  }

  private getState(quote: QuoteRow, shown: QuoteVersionRow): QuotePageState {
    const state = this.stateOf(quote);
    if (state === 'accepted' || state === 'withdrawn') return state;
    if (shown.number < quote.sentVersion) return 'newer';
    return state === 'declined' || state === 'expired' ? state : 'open';
  }

  private isTooOld({ endsAt, answeredAt }: QuoteRow): boolean {
    const last = Math.max(endsAt?.getTime() ?? 0, answeredAt?.getTime() ?? 0);
    return last + QUOTE_LINK_DAYS * DAY_MS < this.clock().getTime();
  }
}

export const nameOfHolder = ({ recipient, client }: Pick<LinkedQuote, 'recipient' | 'client'>): string =>
  recipient?.firstName ?? client.firstName;

/** Not a word of the offer. */
const showWithdrawn = (
  { number }: QuoteRow,
  { number: version }: QuoteVersionRow,
  head: Pick<QuotePage, 'agentName' | 'agencyName' | 'brand' | 'firstName'>,
  isLinkWithdrawn: boolean,
): QuotePage => ({
  ...head,
  ...{ state: 'withdrawn', number, version, ...(isLinkWithdrawn && { isLinkWithdrawn }) },
  quote: {
    title: '',
    message: '',
    people: 1,
    expiresAt: new Date(0).toISOString(),
    zone: 'UTC',
    options: [],
  },
  ...{ travelers: [], acceptedOptionId: null, acceptedAddonIds: [] },
});

const withoutOrigin = ({ origin: _origin, ...brand }: EmailBrand): Omit<EmailBrand, 'origin'> => brand;
