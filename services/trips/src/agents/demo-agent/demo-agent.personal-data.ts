import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TripOwners } from '../../trip/trips/trip-owners.js';
import { DemoAgentRow } from './demo-agent.entity.js';
import { AgentTripsPersonalData } from '../agent-trips/agent-trips.personal-data.js';
import { AgencyPersonalData } from '../team/agency.personal-data.js';

/** Erased first, so that no trip becomes the own trip of an invented client. */
@Injectable()
export class DemoAgentPersonalData extends PersonalData {
  override readonly erasedBefore = [AgencyPersonalData, AgentTripsPersonalData];

  constructor(private readonly owners: TripOwners) {
    super();
  }

  records(): Promise<PersonalRecords> {
    return Promise.resolve({});
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    const { affected } = await manager.delete(DemoAgentRow, { userId });
    if (!affected) return;
    await this.owners.deleteClientTrips(manager, userId);
    await manager.query(`DELETE FROM client WHERE agent_id = $1`, [userId]);
  }
}
