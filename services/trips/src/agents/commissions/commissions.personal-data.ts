import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CommissionStatementRow } from './commission-statement.entity.js';

@Injectable()
export class CommissionsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** An agent’s bookkeeping; nothing of it is a client’s. */
  async records(userId: string): Promise<PersonalRecords> {
    const ask = (statement: string): Promise<Record<string, unknown>[]> =>
      this.dataSource.query(statement, [userId]);
    const commissionStatements = await ask(
      `SELECT st.name, st.payer, st.paid_on::text AS "paidOn", st.bank_cents AS "bankCents", st.file_name AS "fileName",
         st.closed_at AS "closedAt", (SELECT jsonb_agg(jsonb_build_object('number', l.number, 'guestName', l.guest_name,
           'supplierName', l.supplier_name, 'travelOn', l.travel_on, 'cents', l.cents, 'isFee', l.is_fee, 'note', l.note)
           ORDER BY l.position) FROM commission_line l WHERE l.statement_id = st.id) AS lines
       FROM commission_statement st WHERE st.agent_id = $1 ORDER BY st.paid_on, st.id`,
    );
    const commissionMarks = await ask(
      `SELECT m.trip_id AS "tripId", m.booking_id AS "bookingId", m.asked_on::text AS "askedOn", m.settled_note AS "settledNote"
       FROM commission_mark m JOIN client ON client.id = m.client_id WHERE client.agent_id = $1 ORDER BY m.trip_id, m.booking_id`,
    );
    return {
      ...(commissionStatements.length > 0 && { commissionStatements }),
      ...(commissionMarks.length > 0 && { commissionMarks }),
    };
  }

  /** Marks go with the clients, lines and matches with their statement. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(CommissionStatementRow, { agentId: userId });
  }
}
