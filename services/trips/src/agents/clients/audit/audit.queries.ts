import type { AuditQuery } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import type { ClientChangeRow } from '../client-change.entity.js';

export type AuditRow = Omit<ClientChangeRow, 'clientId' | 'agencyId'> & {
  clientId: string | null;
  teamEvent: string | null;
  clientName: string;
  handedTo: string | null;
};

const ofChange = `x.id, x.client_id AS "clientId", x.seq, x.at, x.user_id AS "userId", x.by_name AS "byName", x.kind,
  x.subject_id AS "subjectId", x.action, x.what, x.before, x.after, x.undone_at AS "undoneAt",
  c.first_name || ' ' || c.last_name AS "clientName",
  CASE WHEN x.kind = 'client' AND x.before->>'agent_id' <> x.after->>'agent_id' THEN coalesce((SELECT m.name
    FROM agency_member m WHERE m.agency_id = x.agency_id AND m.user_id::text = x.after->>'agent_id'), 'somebody who left')
  END AS "handedTo", NULL AS "teamEvent"`;
const ofDeletion = `x.client_id, x.client_id, x.seq, x.at, x.user_id, x.by_name, 'client', x.client_id::text, 'removed',
  'a client', NULL, NULL, NULL, 'A deleted client', NULL, NULL`;

const ofTeam = `x.id, x.client_id, x.seq, x.at, x.user_id, x.by_name, 'team', x.id::text, 'changed', x.what,
  NULL, NULL, NULL, coalesce(c.first_name || ' ' || c.last_name, ''), NULL, x.event`;

export const selectAudit = (
  manager: EntityManager,
  agencyId: string,
  agentIds: readonly string[],
  { memberId, clientId, kind, withTeam, cursor }: AuditQuery,
  limit: number,
): Promise<AuditRow[]> => {
  const isAsked = `x.agency_id = $1 AND ($3::uuid IS NULL OR x.user_id = $3) AND ($4::uuid IS NULL OR x.client_id = $4)
    AND ($6::bigint IS NULL OR x.seq < $6)`;
  return manager.query(
    `SELECT entry.*, entry.seq::text AS seq FROM (
       (SELECT ${ofChange} FROM client_change x JOIN client c ON c.id = x.client_id AND c.agent_id = ANY($2::uuid[])
         WHERE ${isAsked} AND ($5::text IS NULL OR x.kind = $5) ORDER BY x.seq DESC LIMIT $7)
       UNION ALL
       (SELECT ${ofDeletion} FROM client_deletion x
         WHERE x.agent_id = ANY($2::uuid[]) AND ${isAsked} AND ($5::text IS NULL OR $5 = 'client')
         ORDER BY x.seq DESC LIMIT $7)
       UNION ALL
       (SELECT ${ofTeam} FROM agency_event x LEFT JOIN client c ON c.id = x.client_id
         WHERE $8 AND ${isAsked} AND ($5::text IS NULL OR $5 = 'team')
           AND (x.client_id IS NULL OR c.agent_id = ANY($2::uuid[]))
         ORDER BY x.seq DESC LIMIT $7)
     ) entry ORDER BY entry.seq DESC LIMIT $7`,
    [
      agencyId,
      agentIds,
      memberId ?? null,
      clientId ?? null,
      kind ?? null,
      cursor ?? null,
      limit,
      withTeam !== undefined || kind === 'team',
    ],
  );
};
