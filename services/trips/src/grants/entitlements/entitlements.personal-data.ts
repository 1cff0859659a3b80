import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EntitlementRow } from './entitlement.entity.js';

@Injectable()
export class EntitlementsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const rows = await this.dataSource.manager.findBy(EntitlementRow, { userId });
    return {
      entitlements: rows.map(({ tripId, state, startsAt }) => ({
        tripId,
        state,
        startsAt: startsAt.toISOString(),
      })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(EntitlementRow, { userId });
  }
}
