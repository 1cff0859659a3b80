import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityRow } from './activity.entity.js';

const SOMEBODY = 'Somebody who left';

/** In a trip of somebody else the change stays, without the person. */
@Injectable()
export class ActivityPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const rows = await this.dataSource.manager.find(ActivityRow, {
      where: { userId },
      order: { seq: 'ASC' },
    });
    return {
      activity: rows.map(({ tripId, at, kind, action, what }) => ({
        tripId,
        at: at.toISOString(),
        kind,
        action,
        what,
      })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    // Whoever joined a trip is what its entries about that guest are called: an address, then a name.
    await manager.query(
      `UPDATE activity SET what = $2 WHERE kind = 'collaborator' AND (trip_id, subject_id) IN (
         SELECT trip_id, subject_id FROM activity
          WHERE user_id = $1 AND kind = 'collaborator' AND after->>'joined' = 'true')`,
      [userId, SOMEBODY],
    );
    await manager.update(ActivityRow, { userId }, { userId: null, byName: SOMEBODY });
  }
}
