import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgentNoticeRow } from './agent-notice.entity.js';

@Injectable()
export class AgentNoticesPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const agentNotices = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT kind, name, at FROM agent_notice WHERE agent_id = $1 ORDER BY at, id`,
      [userId],
    );
    return agentNotices.length > 0 ? { agentNotices } : {};
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(AgentNoticeRow, { agentId: userId });
  }
}
