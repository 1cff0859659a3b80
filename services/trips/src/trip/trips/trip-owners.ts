import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TripRow } from './trip.entity.js';

@Injectable()
export class TripOwners {
  /** @returns the trips that had another owner. */
  async giveTrips(manager: EntityManager, tripIds: readonly string[], agentId: string): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE trip SET owner_id = $2, version = version + 1
        WHERE id = ANY($1::uuid[]) AND for_client AND owner_id <> $2 RETURNING id`,
      [tripIds, agentId],
    );
    return rows.map(({ id }) => id);
  }

  /** The trips of an agent who leaves become their clients' own. */
  async leaveTrips(
    manager: EntityManager,
    agentId: string,
    trips: readonly { tripId: string; ownerId: string }[],
  ): Promise<void> {
    await manager.query(
      `UPDATE trip SET owner_id = given."ownerId", for_client = false, version = trip.version + 1
         FROM jsonb_to_recordset($2::jsonb) AS given ("tripId" uuid, "ownerId" uuid)
        WHERE trip.id = given."tripId" AND trip.owner_id = $1 AND trip.for_client`,
      [agentId, JSON.stringify(trips)],
    );
  }

  async deleteClientTrips(manager: EntityManager, agentId: string): Promise<void> {
    await manager.delete(TripRow, { ownerId: agentId, forClient: true });
  }
}
