import { toZonedInstant } from '@landsea/contracts/core';
import { demoAccounts } from '@landsea/contracts/account';
import type { EntityManager } from 'typeorm';
import { bookingTable, toBookingRow } from '../../../bookings/trip-bookings/bookings.queries.js';
import { bookingWork } from '../../agent-bookings/agent-bookings.queries.js';
import { bookingSuppliers } from '../../agent-bookings/booking-suppliers.queries.js';
import type { DemoClient } from '../demo-clients.js';
import type { DemoStatement } from './demo-statements.js';
import type { makeDemoSuppliers } from './demo-suppliers.js';
import type { DemoBooking } from './make-demo-bookings.js';

const insertTold = async (
  manager: EntityManager,
  bookings: readonly DemoBooking[],
  clients: readonly DemoClient[],
): Promise<void> => {
  const rows = bookings.flatMap(({ clientId, tripId, booking, told }) => {
    const client = clients.find(({ id }) => id === clientId);
    return told && client
      ? [
          {
            ...told,
            clientId,
            tripId,
            bookingId: booking.id,
            userId: client.userId,
            byName: client.people[0]?.firstName,
          },
        ]
      : [];
  });
  await manager.query(
    `INSERT INTO told_payment (client_id, trip_id, booking_id, payment_id, user_id, by_name, at)
     SELECT t."clientId", t."tripId", t."bookingId", t."paymentId", t."userId", t."byName", t.at
     FROM jsonb_to_recordset($1::jsonb) AS t ("clientId" uuid, "tripId" uuid, "bookingId" uuid, "paymentId" uuid, "userId" uuid,
       "byName" text, at timestamptz)`,
    [JSON.stringify(rows)],
  );
};

/** The window of a cruise’s last payment comes from the sailing: once it is paid, the agent has dealt with it. */
const insertOutcomes = async (
  manager: EntityManager,
  agentId: string,
  bookings: readonly DemoBooking[],
): Promise<void> => {
  const rows = bookings
    .filter(({ booking }) => booking.kind === 'cruise')
    .flatMap(({ tripId, booking }) =>
      booking.payments.flatMap(({ kind, dueOn, paidOn }) =>
        kind === 'final' && dueOn !== null && paidOn !== null
          ? [
              {
                tripId,
                opensAt: toZonedInstant(dueOn, '00:00', 'America/New_York'),
                at: toZonedInstant(paidOn, '10:00', 'America/New_York'),
              },
            ]
          : [],
      ),
    );
  await manager.query(
    `INSERT INTO desk_outcome (trip_id, window_id, opens_at, outcome, user_id, by_name, at)
     SELECT p."tripId", 'final-payment', p."opensAt", 'done', $2, $3, p.at
     FROM jsonb_to_recordset($1::jsonb) AS p ("tripId" uuid, "opensAt" timestamptz, at timestamptz)`,
    [JSON.stringify(rows), agentId, demoAccounts.agent.firstName],
  );
};

export const insertBookings = async (
  manager: EntityManager,
  agentId: string,
  suppliers: ReturnType<typeof makeDemoSuppliers>,
  bookings: readonly DemoBooking[],
  clients: readonly DemoClient[],
): Promise<void> => {
  await bookingSuppliers.insert(
    manager,
    suppliers.map((supplier) => ({ ...supplier, agentId })),
  );
  await bookingTable.insert(
    manager,
    bookings.map(({ booking, tripId }) => ({ ...toBookingRow(booking), tripId })),
  );
  await bookingWork.insert(
    manager,
    bookings.map(({ work }) => work),
  );
  await insertTold(manager, bookings, clients);
  await insertOutcomes(manager, agentId, bookings);
};

/** Each is closed: every line has its booking, and the lines are what the bank received. */
export const insertStatements = async (
  manager: EntityManager,
  agentId: string,
  statements: readonly DemoStatement[],
): Promise<void> => {
  await manager.query(
    `INSERT INTO commission_statement (id, agent_id, payer, name, paid_on, bank_cents, file_name, sha256, closed_at)
     SELECT s.id, $2, 'host', s.name, s."paidOn", s."bankCents", s."fileName", s.sha256, s."paidOn" + interval '1 day'
     FROM jsonb_to_recordset($1::jsonb) AS s (id uuid, name text, "paidOn" date, "bankCents" int, "fileName" text, sha256 text)`,
    [JSON.stringify(statements), agentId],
  );
  await manager.query(
    `WITH line AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS l (id uuid, "statementId" uuid, position int, number text,
         "guestName" text, "supplierName" text, "travelOn" date, cents int, "tripId" uuid, "bookingId" uuid)),
       lines AS (INSERT INTO commission_line (statement_id, id, position, number, guest_name, supplier_name, travel_on, cents, note)
         SELECT "statementId", id, position, number, "guestName", "supplierName", "travelOn", cents, '' FROM line)
     INSERT INTO commission_part (statement_id, line_id, trip_id, booking_id, cents, own_cents)
     SELECT "statementId", id, "tripId", "bookingId", cents, cents FROM line`,
    [JSON.stringify(statements.flatMap(({ lines }) => lines))],
  );
};
