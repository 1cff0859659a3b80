import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DemoAgentRow } from './demo-agent.entity.js';
import { AgentTripsPersonalData } from '../agent-trips/agent-trips.personal-data.js';
import { AgencyPersonalData } from '../team/agency.personal-data.js';

/** Erased first, so that no trip becomes the own trip of an invented client. */
@Injectable()
export class DemoAgentPersonalData extends PersonalData {
  override readonly erasedBefore = [AgencyPersonalData, AgentTripsPersonalData];

  records(): Promise<PersonalRecords> {
    return Promise.resolve({});
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    const { affected } = await manager.delete(DemoAgentRow, { userId });
    if (!affected) return;
    await manager.query(`DELETE FROM trip WHERE owner_id = $1 AND for_client`, [userId]);
    await manager.query(`DELETE FROM client WHERE agent_id = $1`, [userId]);
  }
}
