import type { Collaborator, SetTraveler } from '@landsea/contracts/sharing';
import { CLOCK, makeEditConflict, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { ActivityLog } from '../activity-log/activity-log.js';
import { lockContents } from '../trips/trips.queries.js';
import { TripsService } from '../trips/trips.service.js';
import { toCollaborator } from './collaborator-answer.js';
import { CollaboratorRow } from './collaborator.entity.js';
import { CollaboratorsService } from './collaborators.service.js';

@Injectable()
export class CollaboratorTravelersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly collaborators: CollaboratorsService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Collaborators set themselves, the owner anybody.
   * @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, DEMO_RESTRICTED, EDIT_CONFLICT for a taken traveler.
   */
  async set(user: Principal, tripId: string, id: string, { personId }: SetTraveler): Promise<Collaborator> {
    const { role } = await this.trips.requireVisible(user, tripId);
    const { manager } = this.dataSource;
    const isOwn = await manager.existsBy(CollaboratorRow, { id, tripId, userId: user.userId });
    if (!isOwn) await this.collaborators.assertShares(user, tripId);
    return this.dataSource.transaction(async (inside) => {
      await lockContents(inside, tripId);
      const rows = await inside.findBy(CollaboratorRow, { tripId });
      const row = rows.find((each) => each.id === id);
      if (!row) throw makeNotFound();
      const name =
        personId === null ? null : await this.freeTraveler(inside, user, rows, { ...row, personId });
      const changed = { ...row, personId, staysHome: personId === null };
      await inside.update(CollaboratorRow, { id }, { personId, staysHome: changed.staysHome });
      const entry = { user, tripId, kind: 'collaborator', subjectId: id, action: 'changed' } as const;
      await this.log.add(inside, { ...entry, what: row.firstName ?? row.email, after: { traveler: name } });
      this.events.publishAtCommit(inside, tripId, { type: 'sharing.changed' });
      return toCollaborator(changed, { userId: user.userId, isOwner: role === 'owner' }, this.clock());
    });
  }

  /** @returns the name of the traveler. */
  private async freeTraveler(
    manager: EntityManager,
    user: Principal,
    rows: readonly CollaboratorRow[],
    { id, tripId, personId }: Pick<CollaboratorRow, 'id' | 'tripId' | 'personId'>,
  ): Promise<string> {
    const { party } = await this.trips.getDetailIn(manager, user, tripId);
    const person = party.find((each) => each.id === personId);
    if (!person) throw makeNotFound();
    const other = rows.find((row) => row.personId === personId && row.id !== id);
    if (!other) return person.name;
    const who = other.firstName ?? 'Somebody you invited';
    throw makeEditConflict(`${who} is already ${person.name}.`);
  }
}
