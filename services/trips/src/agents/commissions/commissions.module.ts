import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { CreateCommissionStatements1764600000000 } from '../../migrations/agents/1764600000000-create-commission-statements.js';
import { TeamModule } from '../team/team.module.js';
import { CommissionLineRow } from './commission-line.entity.js';
import { CommissionMarkRow } from './commission-mark.entity.js';
import { CommissionPartRow } from './commission-part.entity.js';
import { CommissionStatementRow } from './commission-statement.entity.js';
import { CommissionsController } from './commissions.controller.js';
import { CommissionsService } from './commissions.service.js';
import { StatementsService } from './statements.service.js';

const commissionsOfAgent: DeclaredData = {
  /** An agent’s bookkeeping; nothing of it is a client’s. */
  records: async (manager, userId) =>
    omitEmpty({
      commissionStatements: await manager.query(
        `SELECT st.name, st.payer, st.paid_on::text AS "paidOn", st.bank_cents AS "bankCents", st.file_name AS "fileName",
         st.closed_at AS "closedAt", (SELECT jsonb_agg(jsonb_build_object('number', l.number, 'guestName', l.guest_name,
           'supplierName', l.supplier_name, 'travelOn', l.travel_on, 'cents', l.cents, 'isFee', l.is_fee, 'note', l.note)
           ORDER BY l.position) FROM commission_line l WHERE l.statement_id = st.id) AS lines
       FROM commission_statement st WHERE st.agent_id = $1 ORDER BY st.paid_on, st.id`,
        [userId],
      ),
      commissionMarks: await manager.query(
        `SELECT m.trip_id AS "tripId", m.booking_id AS "bookingId", m.asked_on::text AS "askedOn", m.settled_note AS "settledNote"
       FROM commission_mark m JOIN client ON client.id = m.client_id WHERE client.agent_id = $1 ORDER BY m.trip_id, m.booking_id`,
        [userId],
      ),
    }),
  /** Marks go with the clients, lines and matches with their statement. */
  erase: (manager, userId) => manager.delete(CommissionStatementRow, { agentId: userId }),
};

@Module({
  imports: [TeamModule],
  controllers: [CommissionsController],
  providers: [CommissionsService, StatementsService],
})
export class CommissionsModule {
  static readonly personalData = [commissionsOfAgent];
  static readonly entities = [
    CommissionStatementRow,
    CommissionLineRow,
    CommissionPartRow,
    CommissionMarkRow,
  ];
  static readonly migrations = [CreateCommissionStatements1764600000000];
}
