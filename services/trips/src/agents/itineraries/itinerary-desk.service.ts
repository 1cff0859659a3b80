import { createHash, randomUUID } from 'node:crypto';
import type {
  AgentItinerary,
  ItineraryView,
  PublishItinerary,
  SaveItinerary,
  ItinerarySection,
} from '@landsea/contracts/agents';
import { listItineraryChanges, type ItineraryChoices } from '@landsea/rules/agents';
import {
  makeInvalidField,
  makeEditConflict,
  CLOCK,
  makeNotFound,
  makeVersionedTable,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FilesService } from '../../trip/files/files.service.js';
import { AgencyScope } from '../team/agency-scope.js';
import { toCover, toCoverColumns } from './covers/cover-columns.js';
import { AgentItineraryRow } from './agent-itinerary.entity.js';
import { selectMadeClientTrip, type MadeClientTrip } from './itineraries.queries.js';
import { ItineraryDrafts } from './itinerary-drafts.js';
import { ItineraryRecipients, toItineraryRecipient } from './itinerary-recipients.service.js';
import { ItineraryRecipientRow } from './itinerary-recipient.entity.js';
import { refuseSecrets } from './refuse-secrets.js';
import { ItineraryVersionRow } from './itinerary-version.entity.js';

/** Amounts and papers are shown once the agent says so. */
const FIRST_SECTIONS: ItinerarySection[] = ['days', 'bookings', 'numbers', 'contacts', 'wishes'];

type DraftChoices = ItineraryChoices & Pick<AgentItineraryRow, 'sections' | 'dayWords'>;

const makeFirstChoices = ({ tripName }: MadeClientTrip): DraftChoices => ({
  title: tripName,
  message: '',
  contacts: '',
  sections: FIRST_SECTIONS,
  dayWords: {},
  cover: null,
  showsPacking: false,
});

const itineraryTable = makeVersionedTable(AgentItineraryRow);

const hashView = (view: ItineraryView): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('hex');

const GONE = 'This photo is no longer here. Choose it again';

@Injectable()
export class ItineraryDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly drafts: ItineraryDrafts,
    private readonly recipients: ItineraryRecipients,
    private readonly files: FilesService,
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
    { version, cover, ...choices }: SaveItinerary,
  ): Promise<AgentItinerary> {
    const trip = await this.findTrip(user, tripId);
    await this.scope.assert(user, 'edit-clients');
    refuseSecrets({ ...choices, ...(cover && { cover }) });
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(AgentItineraryRow, { tripId });
      const row = { id: known?.id ?? randomUUID(), tripId, publishedNumber: known?.publishedNumber ?? null };
      if (!(await this.keepsPhoto(manager, tripId, cover?.photoId))) throw makeInvalidField('cover', GONE);
      const covered = cover === undefined ? choices : { ...choices, ...toCoverColumns(cover) };
      if (!(await itineraryTable.write(manager, { tripId }, version, { ...row, ...covered })))
        throw makeEditConflict('The itinerary was changed in another window. Please look at it again.');
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
      throw makeEditConflict('The trip changed just now. Please look at the list again.');
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
      { id: randomUUID(), tripId, publishedNumber: null, ...makeFirstChoices(trip) },
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
      cover: choices.cover ?? null,
      showsPacking: choices.showsPacking ?? false,
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
  ): Promise<{ row: AgentItineraryRow | null; choices: DraftChoices; view: ItineraryView }> {
    const row = await this.dataSource.manager.findOneBy(AgentItineraryRow, { tripId: trip.tripId });
    const choices = row ? { ...row, cover: toCover(row) } : makeFirstChoices(trip);
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
    const photoId = view.cover?.photoId ?? null;
    if (!(await this.keepsPhoto(manager, row.tripId, photoId)))
      throw makeEditConflict('The cover changed just now. Please look at it again.');
    const shown = { publishedNumber: number, publishedCoverId: photoId };
    await manager.update(AgentItineraryRow, { id: row.id }, shown);
    return number;
  }

  /** @returns whether the photo belongs to the trip; true without one. */
  private async keepsPhoto(
    manager: EntityManager,
    tripId: string,
    photoId: string | null | undefined,
  ): Promise<boolean> {
    if (!photoId) return true;
    return (await this.files.findOfTrip(manager, { purpose: 'cover', id: photoId, tripId })) !== undefined;
  }
}

const findPublished = async (
  manager: EntityManager,
  { id, publishedNumber }: AgentItineraryRow,
): Promise<ItineraryVersionRow | null> =>
  publishedNumber === null
    ? null
    : manager.findOneBy(ItineraryVersionRow, { itineraryId: id, number: publishedNumber });
