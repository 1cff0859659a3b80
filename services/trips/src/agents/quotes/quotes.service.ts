import {
  MOST_QUOTES_OF_CLIENT,
  MOST_QUOTE_EVENTS,
  type CreateQuote,
  type Quote,
  type QuoteAlertList,
  type QuoteList,
  type SaveQuote,
} from '@landsea/contracts/agents';
import { addDays, getDateIn, toZonedInstant } from '@landsea/contracts/core';
import { findQuoteSecrets, getQuoteState } from '@landsea/rules/agents';
import { CLOCK, makeNotFound, makeValidationFailed, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectAgentTrips } from '../agent-trips/agent-trips.queries.js';
import { OwnClients } from '../clients/own-clients.js';
import { selectMadeClientTrip, type MadeClientTrip } from '../itineraries/itineraries.queries.js';
import { AgencyScope } from '../team/agency-scope.js';
import { FirstOption } from './first-option.service.js';
import { OwnQuotes, type OwnQuote } from './own-quotes.js';
import { QuoteEventRow } from './quote-event.entity.js';
import { selectQuoteAddresses, selectRecipients } from './quote-recipients.queries.js';
import { QuotePhotos } from './quote-photos.service.js';
import { QuoteVersionRow } from './quote-version.entity.js';
import { QuoteRow } from './quote.entity.js';
import {
  freezeQuote,
  readNextNumber,
  quoteTable,
  selectQuoteAlerts,
  selectQuotes,
} from './quotes.queries.js';

const VALID_DAYS = 5;

@Injectable()
export class QuotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly clients: OwnClients,
    private readonly own: OwnQuotes,
    private readonly firstOption: FirstOption,
    private readonly photos: QuotePhotos,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(user: Principal, clientId: string | undefined): Promise<QuoteList> {
    const { agentIds } = await this.scope.getReach(user);
    return { quotes: await selectQuotes(this.dataSource.manager, agentIds, clientId ?? null, this.clock()) };
  }

  async listAlerts(user: Principal): Promise<QuoteAlertList> {
    const { agentIds } = await this.scope.getReach(user);
    return { alerts: await selectQuoteAlerts(this.dataSource.manager, agentIds, this.clock()) };
  }

  /** @throws DomainError NOT_FOUND. */
  async get(user: Principal, quoteId: string): Promise<Quote> {
    const { manager } = this.dataSource;
    return this.toQuote(manager, user, await this.own.find(manager, user, quoteId));
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN; VALIDATION_FAILED for a trip that was not made for the client. */
  async create(user: Principal, { id, clientId, tripId, zone }: CreateQuote): Promise<Quote> {
    await this.dataSource.transaction(async (manager) => {
      const client = await this.clients.lock(manager, user, clientId, 'edit-clients');
      if (await manager.existsBy(QuoteRow, { id, clientId })) return;
      if ((await manager.countBy(QuoteRow, { clientId })) >= MOST_QUOTES_OF_CLIENT)
        throw makeValidationFailed([
          {
            path: 'clientId',
            message: `A client has at most ${MOST_QUOTES_OF_CLIENT} quotes: delete some first`,
          },
        ]);
      const first = tripId
        ? await this.firstOption.makeFor(manager, await this.findMadeTrip(manager, user, clientId, tripId))
        : await this.firstOption.makeEmpty(manager, clientId);
      const { agencyId } = await this.scope.getReachIn(manager, user);
      const deskId = agencyId ?? client.agentId;
      const row = { id, clientId, tripId, deskId, number: await readNextNumber(manager, deskId), zone };
      await quoteTable.insert(manager, [
        {
          ...row,
          ...first,
          state: 'draft',
          expiresAt: this.proposeEnd(zone),
        },
      ]);
    });
    return this.get(user, id);
  }

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED for a card number or a photo that is
   * gone; EDIT_CONFLICT for another version, or once it is accepted.
   */
  async save(user: Principal, quoteId: string, { version, expiresAt, ...change }: SaveQuote): Promise<Quote> {
    const secrets = findQuoteSecrets(change);
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    await this.dataSource.transaction(async (manager) => {
      const { row } = await this.own.lock(manager, user, { quoteId, version, action: 'edit' });
      const options = await this.photos.checkIn(manager, quoteId, {
        before: row.options,
        options: change.options,
      });
      const end = expiresAt === null ? null : new Date(expiresAt);
      await quoteTable.update(manager, { id: quoteId }, version, { ...change, options, expiresAt: end });
      await this.photos.forgetIn(manager, quoteId);
    });
    return this.get(user, quoteId);
  }

  /** The link of the client answers no more. @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT. */
  async remove(user: Principal, quoteId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { row } = await this.own.find(manager, user, quoteId);
      await this.own.lock(manager, user, { quoteId, version: row.version, action: 'edit' });
      await manager.delete(QuoteRow, { id: quoteId });
    });
  }

  async toQuote(manager: EntityManager, user: Principal, { row, client }: OwnQuote): Promise<Quote> {
    const { id, number, tripId, title, message, people, zone, options, sentVersion, version } = row;
    const versions = await manager.find(QuoteVersionRow, {
      where: { quoteId: id },
      order: { number: 'DESC' },
    });
    const events = await manager.find(QuoteEventRow, {
      where: { quoteId: id },
      order: { at: 'DESC', id: 'ASC' },
      take: MOST_QUOTE_EVENTS,
    });
    return {
      id,
      number,
      clientId: client.id,
      clientName: `${client.firstName} ${client.lastName}`,
      clientEmail: client.email,
      tripId,
      tripName: tripId && (await this.findTripName(manager, user, tripId)),
      state: getQuoteState({ state: row.state, expiresAt: row.endsAt }, this.clock()),
      title,
      message,
      people,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      zone,
      options,
      sentVersion,
      hasChanges: sentVersion > 0 && versions[0]?.sha256 !== freezeQuote(row).sha256,
      acceptedOptionId: row.acceptedOptionId,
      acceptedAddonIds: row.acceptedAddonIds,
      versions: versions.map((sent) => ({
        number: sent.number,
        sentAt: sent.sentAt.toISOString(),
        sentBy: sent.sentByName,
        sha256: sent.sha256,
      })),
      events: events.map(({ quoteId: _of, byName, number: ofVersion, at, ...event }) => ({
        ...event,
        by: byName,
        version: ofVersion,
        at: at.toISOString(),
      })),
      recipients: await selectRecipients(manager, row.id),
      addresses: (await selectQuoteAddresses(manager, client)).map(({ firstName, lastName, email }) => ({
        name: `${firstName} ${lastName}`.trim(),
        email,
      })),
      version,
    };
  }

  /** The last minute of a day in the agent's zone. */
  private proposeEnd(zone: string): Date {
    return toZonedInstant(addDays(getDateIn(this.clock(), zone), VALID_DAYS), '23:59', zone);
  }

  private async findTripName(
    manager: EntityManager,
    user: Principal,
    tripId: string,
  ): Promise<string | null> {
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const [trip] = await selectAgentTrips(manager, agentIds, getDateIn(this.clock()), tripId);
    return trip?.name ?? null;
  }

  private async findMadeTrip(
    manager: EntityManager,
    user: Principal,
    clientId: string,
    tripId: string,
  ): Promise<MadeClientTrip> {
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const [trip] = await selectAgentTrips(manager, agentIds, getDateIn(this.clock()), tripId);
    if (!trip) throw makeNotFound();
    const made = await selectMadeClientTrip(manager, agentIds, tripId);
    if (made?.clientId !== clientId)
      throw makeValidationFailed([
        { path: 'tripId', message: 'Choose a trip that you made for this client' },
      ]);
    return made;
  }
}
