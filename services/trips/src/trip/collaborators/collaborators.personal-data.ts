import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { CollaboratorRow } from './collaborator.entity.js';

@Injectable()
export class CollaboratorsPersonalData extends PersonalData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: TripEvents,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const sharing = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT c.trip_id AS "tripId", c.email, c.role, c.sees_money AS "seesMoney", c.joined_at AS "joinedAt",
              c.person_id AS "personId"
         FROM collaborator c JOIN trip t ON t.id = c.trip_id WHERE t.owner_id = $1 ORDER BY c.invited_at`,
      [userId],
    );
    const shared = await this.dataSource.manager.findBy(CollaboratorRow, { userId });
    return {
      collaborators: sharing,
      sharedTrips: shared.map(({ tripId, role, joinedAt, personId }) => ({
        tripId,
        role,
        personId,
        joinedAt: joinedAt?.toISOString() ?? null,
      })),
    };
  }

  /** A trip's erasure removes its collaborators; here the person leaves the trips of others. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    const left = await manager.findBy(CollaboratorRow, { userId });
    await manager.delete(CollaboratorRow, { userId });
    this.publish(manager, left);
  }

  /** Both directions: people in the account's trips, and trips of others that it joined. */
  override async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    const [removed] = await manager.query<[{ tripId: string }[], number]>(
      `DELETE FROM collaborator c USING trip t
        WHERE t.id = c.trip_id
          AND ((t.owner_id = $1 AND c.invited_at < $2) OR (c.user_id = $1 AND c.joined_at < $2))
        RETURNING c.trip_id AS "tripId"`,
      [userId, verifiedAt],
    );
    this.publish(manager, removed);
  }

  private publish(manager: EntityManager, rows: readonly { tripId: string }[]): void {
    for (const tripId of new Set(rows.map((row) => row.tripId)))
      this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
  }
}
