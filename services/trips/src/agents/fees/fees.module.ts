import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { CreatePlanningFees1764730000000 } from '../../migrations/agents/1764730000000-create-planning-fees.js';
import { TeamModule } from '../team/team.module.js';
import { ClientFeesService } from './client-fees.service.js';
import { ClientFeesController, FeesController } from './fees.controller.js';
import { FeesService } from './fees.service.js';
import { PlanningFeeRow } from './planning-fee.entity.js';

const feesOfUser: DeclaredData = {
  /** The fees are the agent’s; a client’s are those that they said they paid. */
  records: async (manager, userId) =>
    omitEmpty({
      planningFees: await manager.query(
        `SELECT f.client_id AS "clientId", f.trip_id AS "tripId", f.name, f.cents, f.due_on::text AS "dueOn", f.pay_link AS "payLink",
         f.note, f.told_at AS "toldAt", f.received_on::text AS "receivedOn", f.waived_reason AS "waivedReason"
       FROM planning_fee f JOIN client ON client.id = f.client_id WHERE client.agent_id = $1 ORDER BY f.due_on, f.id`,
        [userId],
      ),
      toldFees: await manager.query(
        `SELECT trip_id AS "tripId", name, cents, told_at AS "toldAt" FROM planning_fee WHERE told_user_id = $1 ORDER BY told_at`,
        [userId],
      ),
    }),
  /** The agent’s own go with their clients. */
  erase: (manager, userId) =>
    manager.update(
      PlanningFeeRow,
      { toldUserId: userId },
      { toldUserId: null, toldByName: 'Somebody who left' },
    ),
};

@Module({
  imports: [TeamModule],
  controllers: [FeesController, ClientFeesController],
  providers: [FeesService, ClientFeesService],
  exports: [ClientFeesService],
})
export class FeesModule {
  static readonly personalData = [feesOfUser];
  static readonly entities = [PlanningFeeRow];
  static readonly migrations = [CreatePlanningFees1764730000000];
}
