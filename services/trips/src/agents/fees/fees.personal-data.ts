import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlanningFeeRow } from './planning-fee.entity.js';

@Injectable()
export class FeesPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** The fees are the agent’s; a client’s are those that they said they paid. */
  async records(userId: string): Promise<PersonalRecords> {
    const ask = (statement: string): Promise<Record<string, unknown>[]> =>
      this.dataSource.query(statement, [userId]);
    const planningFees = await ask(
      `SELECT f.client_id AS "clientId", f.trip_id AS "tripId", f.name, f.cents, f.due_on::text AS "dueOn", f.pay_link AS "payLink",
         f.note, f.told_at AS "toldAt", f.received_on::text AS "receivedOn", f.waived_reason AS "waivedReason"
       FROM planning_fee f JOIN client ON client.id = f.client_id WHERE client.agent_id = $1 ORDER BY f.due_on, f.id`,
    );
    const toldFees = await ask(
      `SELECT trip_id AS "tripId", name, cents, told_at AS "toldAt" FROM planning_fee WHERE told_user_id = $1 ORDER BY told_at`,
    );
    return {
      ...(planningFees.length > 0 && { planningFees }),
      ...(toldFees.length > 0 && { toldFees }),
    };
  }

  /** The agent’s own go with their clients. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(
      PlanningFeeRow,
      { toldUserId: userId },
      { toldUserId: null, toldByName: 'Somebody who left' },
    );
  }
}
