import type { AuditQuery } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import type { ClientChangeRow } from '../client-change.entity.js';

export type AuditRow = ClientChangeRow & { clientName: string };

/** The changes in an agency of clients who are still with its agents, the latest first. */
export const selectAudit = async (
  manager: EntityManager,
  agencyId: string,
  agentIds: readonly string[],
  { memberId, clientId, kind, cursor }: AuditQuery,
  limit: number,
): Promise<AuditRow[]> => {
  const rows = await manager.query<AuditRow[]>(
    `SELECT x.id, x.client_id AS "clientId", x.seq::text AS seq, x.at, x.user_id AS "userId", x.by_name AS "byName", x.kind,
       x.subject_id AS "subjectId", x.action, x.what, x.before, x.after, x.undone_at AS "undoneAt",
       c.first_name || ' ' || c.last_name AS "clientName"
     FROM client_change x JOIN client c ON c.id = x.client_id AND c.agent_id = ANY($2::uuid[])
    WHERE x.agency_id = $1 AND ($3::uuid IS NULL OR x.user_id = $3) AND ($4::uuid IS NULL OR x.client_id = $4)
      AND ($5::text IS NULL OR x.kind = $5) AND ($6::bigint IS NULL OR x.seq < $6)
    ORDER BY x.seq DESC LIMIT $7`,
    [agencyId, agentIds, memberId ?? null, clientId ?? null, kind ?? null, cursor ?? null, limit],
  );
  return rows;
};
