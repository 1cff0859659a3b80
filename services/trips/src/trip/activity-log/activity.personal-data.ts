import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityRow } from './activity.entity.js';

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
    await manager.update(ActivityRow, { userId }, { userId: null, byName: 'Somebody who left' });
  }
}
