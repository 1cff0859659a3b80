import type { BookingSupplier } from '@landsea/contracts/agents';
import { makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { Reach } from '../team/agency-scope.js';
import { BookingSupplierRow } from './booking-supplier.entity.js';

export const bookingSuppliers = makeVersionedTable(BookingSupplierRow);

/** `agents` and `agency` are parameters: the suppliers of everybody in the agency. */
const sharedWith = (agents: string, agency: string): string => `(s.agent_id = ANY(${agents}::uuid[])
  OR s.agent_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = ${agency}::uuid))`;

export const selectSuppliers = (
  manager: EntityManager,
  { agentIds, agencyId }: Pick<Reach, 'agentIds' | 'agencyId'>,
  id: string | null = null,
): Promise<BookingSupplier[]> =>
  manager.query(
    `SELECT s.id, s.name, s.kinds, s.rate, s.pays_after_days AS "paysAfterDays", s.host_code AS "hostCode", s.agent_share AS "agentShare",
       s.agent_id = ANY($1::uuid[]) AS "isOwn", s.version
     FROM booking_supplier s WHERE ${sharedWith('$1', '$2')} AND ($3::uuid IS NULL OR s.id = $3)
     ORDER BY lower(s.name), s.id LIMIT 1000`,
    [agentIds, agencyId, id],
  );

export const countOwnSuppliers = async (manager: EntityManager, agentId: string): Promise<number> => {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM booking_supplier WHERE agent_id = $1`,
    [agentId],
  );
  return count;
};
