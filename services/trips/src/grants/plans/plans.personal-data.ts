import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlanAccessRow } from './plan-access.entity.js';

@Injectable()
export class PlansPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const rows = await this.dataSource.manager.findBy(PlanAccessRow, { userId });
    return {
      plans: rows.map(({ plan, accessUntil }) => ({ plan, accessUntil: accessUntil?.toISOString() ?? null })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PlanAccessRow, { userId });
  }
}
