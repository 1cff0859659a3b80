import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { PlanningFeeRow } from './planning-fee.entity.js';

export const feesOfUser: DeclaredData = {
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
