import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientCallRow } from './client-call.entity.js';

@Injectable()
export class TimelinePersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** An agent's own: a client does not read what was noted about them. */
  async records(userId: string): Promise<PersonalRecords> {
    const clientCalls = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT k.client_id AS "clientId", k.text, k.with_name AS "withName", k.at, k.added_by_name AS "addedBy"
       FROM client_call k JOIN client ON client.id = k.client_id
       WHERE client.agent_id = $1 OR k.added_by = $1 ORDER BY k.at, k.id`,
      [userId],
    );
    return clientCalls.length > 0 ? { clientCalls } : {};
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(
      ClientCallRow,
      { addedBy: userId },
      { addedBy: null, addedByName: 'Somebody who left' },
    );
  }
}
