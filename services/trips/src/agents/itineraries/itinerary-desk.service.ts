import { createHash, randomUUID } from 'node:crypto';
import type {
  AgentItinerary,
  ItinerarySection,
  ItineraryView,
  PublishItinerary,
  SaveItinerary,
} from '@landsea/contracts/agents';
import { findSecretNumber, listItineraryChanges, type ItineraryChoices } from '@landsea/rules/agents';
import {
  CLOCK,
  DomainError,
  makeNotFound,
  makeValidationFailed,
  makeVersionedTable,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { AgentItineraryRow } from './agent-itinerary.entity.js';
import { selectMadeClientTrip, type MadeClientTrip } from './itineraries.queries.js';
import { ItineraryDrafts } from './itinerary-drafts.js';
import { ItineraryRecipients, toItineraryRecipient } from './itinerary-recipients.service.js';
import { ItineraryRecipientRow } from './itinerary-recipient.entity.js';
import { ItineraryVersionRow } from './itinerary-version.entity.js';

const itineraryTable = makeVersionedTable(AgentItineraryRow);

/** Amounts and papers are shown once the agent says so. */
const FIRST_SECTIONS: ItinerarySection[] = ['days', 'bookings', 'numbers', 'contacts', 'wishes'];

const hashView = (view: ItineraryView): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('hex');

type Choices = ItineraryChoices & Pick<AgentItineraryRow, 'sections' | 'dayWords'>;

const firstChoices = ({ tripName }: MadeClientTrip): Choices => ({
  title: tripName,
  message: '',
  contacts: '',
  sections: FIRST_SECTIONS,
  dayWords: {},
});

@Injectable()
export class ItineraryDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly drafts: ItineraryDrafts,
    private readonly recipients: ItineraryRecipients,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND unless the trip was made for a client within reach. */
  async get(user: Principal, tripId: string): Promise<AgentItinerary> {
    return this.answer(await this.findTrip(user, tripId));
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, EDIT_CONFLICT. */
  async save(
    user: Principal,
    tripId: string,
    { version, ...choices }: SaveItinerary,
  ): Promise<AgentItinerary> {
    const trip = await this.findTrip(user, tripId);
    await this.scope.assert(user, 'edit-clients');
    refuseSecrets(choices);
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(AgentItineraryRow, { tripId });
      const row = { id: known?.id ?? randomUUID(), tripId, publishedNumber: known?.publishedNumber ?? null };
      if (!(await itineraryTable.write(manager, { tripId }, version, { ...row, ...choices })))
        throw makeConflict('The itinerary was changed in another window. Please look at it again.');
    });
    return this.answer(trip);
  }

  /**
   * Publishes what the agent looked at, and tells the family in the same transaction.
   * @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT, and those of {@link ItineraryRecipients.tell}.
   */
  async publish(
    user: Principal,
    tripId: string,
    { checksum, tells }: PublishItinerary,
  ): Promise<AgentItinerary> {
    const trip = await this.findTrip(user, tripId);
    await this.scope.assert(user, 'edit-clients');
    const { view } = await this.makeDraft(trip);
    if (hashView(view) !== checksum)
      throw makeConflict('The trip changed just now. Please look at the list again.');
    const sender = tells ? await this.recipients.prepare(user, trip) : undefined;
    await this.dataSource.transaction(async (manager) => {
      const row = await this.ensureLocked(manager, trip);
      const number = await this.addVersion(manager, row, view);
      if (!sender) return;
      await this.recipients.addFirst(manager, trip, row.id);
      await this.recipients.tell(manager, trip, { ...row, publishedNumber: number }, sender);
    });
    return this.answer(trip);
  }

  /** @throws DomainError NOT_FOUND. */
  async findTrip(user: Principal, tripId: string): Promise<MadeClientTrip> {
    const { agentIds } = await this.scope.getReach(user);
    const trip = await selectMadeClientTrip(this.dataSource.manager, agentIds, tripId);
    if (!trip) throw makeNotFound();
    return trip;
  }

  /** Two windows that begin at once make one row. */
  async ensureLocked(manager: EntityManager, trip: MadeClientTrip): Promise<AgentItineraryRow> {
    const { tripId } = trip;
    await itineraryTable.insert(manager, [
      { id: randomUUID(), tripId, publishedNumber: null, ...firstChoices(trip) },
    ]);
    return manager.findOneOrFail(AgentItineraryRow, {
      where: { tripId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async answer(trip: MadeClientTrip): Promise<AgentItinerary> {
    const { tripId, clientId, firstName, lastName, email, isSample } = trip;
    const { manager } = this.dataSource;
    const { row, choices, view } = await this.makeDraft(trip);
    const published = row ? await findPublished(manager, row) : null;
    const recipients = row
      ? await manager.find(ItineraryRecipientRow, {
          where: { itineraryId: row.id },
          order: { createdAt: 'ASC', id: 'ASC' },
        })
      : [];
    const clientName = `${firstName} ${lastName}`;
    return {
      tripId,
      clientId,
      clientName,
      version: row?.version ?? 0,
      title: choices.title,
      message: choices.message,
      contacts: choices.contacts,
      sections: choices.sections,
      dayWords: choices.dayWords,
      view,
      checksum: hashView(view),
      changes: published ? listItineraryChanges(published.view, view) : [],
      publishedNumber: published?.number ?? null,
      publishedAt: published?.publishedAt.toISOString() ?? null,
      recipients: recipients.map(toItineraryRecipient),
      suggested: recipients.length === 0 && email && !isSample ? { name: clientName, email } : null,
    };
  }

  private async makeDraft(
    trip: MadeClientTrip,
  ): Promise<{ row: AgentItineraryRow | null; choices: Choices; view: ItineraryView }> {
    const row = await this.dataSource.manager.findOneBy(AgentItineraryRow, { tripId: trip.tripId });
    const choices = row ?? firstChoices(trip);
    return { row, choices, view: await this.drafts.make(trip, choices) };
  }

  /** The same content again is no new version. */
  private async addVersion(
    manager: EntityManager,
    row: AgentItineraryRow,
    view: ItineraryView,
  ): Promise<number> {
    const published = await findPublished(manager, row);
    if (published && listItineraryChanges(published.view, view).length === 0) return published.number;
    const number = (published?.number ?? 0) + 1;
    await manager.insert(ItineraryVersionRow, {
      itineraryId: row.id,
      number,
      view: view as object,
      publishedAt: this.clock(),
    });
    await manager.update(AgentItineraryRow, { id: row.id }, { publishedNumber: number });
    return number;
  }
}

const findPublished = async (
  manager: EntityManager,
  { id, publishedNumber }: AgentItineraryRow,
): Promise<ItineraryVersionRow | null> =>
  publishedNumber === null
    ? null
    : manager.findOneBy(ItineraryVersionRow, { itineraryId: id, number: publishedNumber });

const makeConflict = (message: string): DomainError => new DomainError({ code: 'EDIT_CONFLICT', message });

const refuseSecrets = ({ title, message, contacts, dayWords }: Omit<SaveItinerary, 'version'>): void => {
  const texts = { title, message, contacts, ...prefixKeys(dayWords) };
  const issues = Object.entries(texts).flatMap(([path, text]) => {
    const found = findSecretNumber(text);
    return found
      ? [{ path, message: 'Numbers of cards and papers don’t belong here: the family forwards it' }]
      : [];
  });
  if (issues.length > 0) throw makeValidationFailed(issues);
};

const prefixKeys = (dayWords: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(dayWords).map(([date, text]) => [`dayWords.${date}`, text]));
