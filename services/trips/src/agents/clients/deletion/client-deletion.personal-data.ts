import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientDeletionRow } from './client-deletion.entity.js';

@Injectable()
export class ClientDeletionPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const deletions = await this.dataSource.manager.find(ClientDeletionRow, {
      where: { userId },
      order: { at: 'ASC' },
    });
    return deletions.length > 0 ? { deletedClients: deletions.map(({ at }) => ({ at })) } : {};
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(ClientDeletionRow, { agentId: userId });
    await manager.update(ClientDeletionRow, { userId }, { userId: null, byName: 'Somebody who left' });
  }
}
