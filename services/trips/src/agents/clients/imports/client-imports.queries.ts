import { IMPORT_UNDO_DAYS, type ClientImport } from '@landsea/contracts/agents/imports';
import { type Principal, selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { Reach } from '../../team/agency-scope.js';
import type { ImportHouseholdRow } from './import-household.entity.js';

const MOST_LISTED = 50;

const count = (result: string): string => `count(*) FILTER (WHERE h.result = '${result}')`;

/** Those of the agency, else the person’s own; the latest first. Who reaches no colleague’s clients sees their own only. */
export const selectImports = (
  manager: EntityManager,
  { userId }: Pick<Principal, 'userId'>,
  { agencyId, role }: Reach,
  importId: string | null = null,
): Promise<ClientImport[]> =>
  manager.query(
    `SELECT i.id, i.file_name AS "fileName", i.sha256, i.system, i.signature, i.mapping, i.by_name AS "by",
       ${selectInstant('i.at')} AS at, ${selectInstant(`(i.at + interval '${IMPORT_UNDO_DAYS} days')`)} AS "undoUntil",
       ${selectInstant('i.undone_at')} AS "undoneAt",
       (SELECT jsonb_build_object('new', ${count('new')}, 'changed', ${count('changed')}, 'same', ${count('same')})
          FROM client_import_household h WHERE h.import_id = i.id) AS counts
       FROM client_import i
      WHERE (i.user_id = $1 OR (i.agency_id = $2 AND $3)) AND ($4::uuid IS NULL OR i.id = $4)
      ORDER BY i.at DESC, i.id LIMIT ${MOST_LISTED}`,
    [userId, agencyId, role === 'owner', importId],
  );

/** A repeated call finds the same; the first result, with what was before, stays. */
export const rememberHouseholds = async (
  manager: EntityManager,
  importId: string,
  rows: readonly Omit<ImportHouseholdRow, 'importId'>[],
): Promise<void> => {
  await manager.query(
    `INSERT INTO client_import_household (import_id, key, client_id, result, trips, before, after)
     SELECT $1, r.key, r."clientId", r.result, r.trips, nullif(r.before, 'null'), nullif(r.after, 'null')
       FROM jsonb_to_recordset($2::jsonb) AS r (key text, "clientId" uuid, result text, trips jsonb, before jsonb, after jsonb)
     ON CONFLICT DO NOTHING`,
    [importId, JSON.stringify(rows)],
  );
};
