import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientStepRow } from './client-step.entity.js';
import { ClientViewRow } from './client-view.entity.js';

@Injectable()
export class ClientListPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const views = await this.dataSource.manager.findBy(ClientViewRow, { userId });
    return { clientViews: views.map(({ name, filter, columns }) => ({ name, filter, columns })) };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(ClientViewRow, { userId });
    await manager.delete(ClientStepRow, { userId });
  }
}
