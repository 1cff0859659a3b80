import type { ClientDocument, PassportDate, SharedDocument } from '@landsea/contracts/agents';
import { makeVersionedTable, selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { toFileKey } from '../../trip/files/file-column.js';
import type { StoredFile } from '../../trip/files/files.queries.js';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { ClientDocumentRow } from './client-document.entity.js';

export const clientDocuments = makeVersionedTable(ClientDocumentRow);

const MOST_LISTED = 500;
const fileJoin = `trip_api.file f ON f.key = '${toFileKey('document', '')}' || v.id::text`;
const nameOf = (alias: string): string =>
  `nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`;

/** The account of a household is that of its lead person. */
export const seenByAccount = `(d.shared_with = 'household' OR (d.shared_with = 'person' AND d.shared_person_id = client.lead_id))`;

interface DocumentFilter {
  clientId?: string | undefined;
  tripId?: string | undefined;
  id?: string | undefined;
}

export const selectDocuments = (
  manager: EntityManager,
  agentIds: readonly string[],
  { clientId, tripId, id }: DocumentFilter,
): Promise<ClientDocument[]> =>
  manager.query(
    `SELECT d.id, d.client_id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName",
       client.user_id IS NOT NULL AS "clientJoined", d.kind, d.title,
       p.id AS "personId", ${nameOf('p')} AS "personName",
       t.id AS "tripId", t.name AS "tripName", d.expires_on::text AS "expiresOn", d.shared_with AS "sharedWith",
       d.shared_person_id AS "sharedPersonId", ${nameOf('s')} AS "sharedPersonName",
       client.user_id IS NOT NULL AND ${seenByAccount} AS "isSeen",
       d.added_by_name AS "addedByName", ${selectInstant('d.added_at')} AS "addedAt", d.version,
       coalesce((SELECT json_agg(json_build_object('id', v.id, 'number', v.number, 'name', f.name, 'type', f.type,
           'bytes', f.bytes, 'addedByName', v.added_by_name, 'addedAt', ${selectInstant('v.added_at')}) ORDER BY v.number DESC)
         FROM client_document_file v JOIN ${fileJoin} WHERE v.document_id = d.id), '[]') AS files
     FROM client_document d JOIN client ON client.id = d.client_id
       LEFT JOIN trip_api.trip t ON t.id = d.trip_id AND t.purge_at IS NULL
       LEFT JOIN client_person p ON p.client_id = d.client_id AND p.id = d.person_id
       LEFT JOIN client_person s ON s.client_id = d.client_id AND s.id = d.shared_person_id
     WHERE client.agent_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR d.client_id = $2)
       AND ($3::uuid IS NULL OR d.trip_id = $3) AND ($4::uuid IS NULL OR d.id = $4)
     ORDER BY d.expires_on NULLS LAST, d.added_at DESC, d.id LIMIT ${MOST_LISTED}`,
    [agentIds, clientId ?? null, tripId ?? null, id ?? null],
  );

export const selectPassports = (
  manager: EntityManager,
  agentIds: readonly string[],
  clientId: string | undefined,
): Promise<PassportDate[]> =>
  manager.query(
    `SELECT client.id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName", p.id AS "personId",
       ${nameOf('p')} AS "personName", p.passport_expires_on::text AS "expiresOn"
     FROM client_person p JOIN client ON client.id = p.client_id
     WHERE client.agent_id = ANY($1::uuid[]) AND client.archived_at IS NULL AND p.passport_expires_on IS NOT NULL
       AND ($2::uuid IS NULL OR client.id = $2)
     ORDER BY p.passport_expires_on, p.id LIMIT ${MOST_LISTED}`,
    [agentIds, clientId ?? null],
  );

/** @returns whether there is such a person, and such a trip between agent and client. */
export const isKnownTo = async (
  manager: EntityManager,
  agentIds: readonly string[],
  clientId: string,
  { personIds, tripId }: { personIds: readonly string[]; tripId: string | null },
): Promise<{ people: boolean; trip: boolean }> => {
  const [known] = await manager.query<[{ people: boolean; trip: boolean }]>(
    `SELECT (SELECT count(DISTINCT p.id)::int FROM client_person p WHERE p.client_id = $2 AND p.id = ANY($3::uuid[]))
         = (SELECT count(DISTINCT i)::int FROM unnest($3::uuid[]) i) AS people,
       $4::uuid IS NULL OR EXISTS (SELECT FROM (${selectDeskTrips('$1')}) desk WHERE desk.client_id = $2 AND desk.trip_id = $4) AS trip`,
    [agentIds, clientId, personIds, tripId],
  );
  return known;
};

export const countDocuments = async (manager: EntityManager, clientId: string): Promise<number> => {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM client_document WHERE client_id = $1`,
    [clientId],
  );
  return count;
};

export interface AddedFile {
  id: string;
  documentId: string;
  addedBy: string;
  addedByName: string;
  addedAt: Date;
}

/** The caller locks the document. @returns the number of the version. */
export const insertDocumentFile = async (
  manager: EntityManager,
  { id, documentId, addedBy, addedByName, addedAt }: AddedFile,
): Promise<number> => {
  const [{ number }] = await manager.query<[{ number: number }]>(
    `INSERT INTO client_document_file (id, document_id, number, added_by, added_by_name, added_at)
     SELECT $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5 FROM client_document_file WHERE document_id = $2
     RETURNING number`,
    [id, documentId, addedBy, addedByName, addedAt],
  );
  return number;
};

export const selectDocumentFile = async (
  manager: EntityManager,
  documentId: string,
  fileId: string,
): Promise<StoredFile | undefined> => {
  const [file] = await manager.query<StoredFile[]>(
    `SELECT f.key, f.name, f.type, f.bytes FROM client_document_file v JOIN ${fileJoin}
      WHERE v.document_id = $1 AND v.id = $2`,
    [documentId, fileId],
  );
  return file;
};

const shared = `client_document d JOIN client ON client.id = d.client_id
    LEFT JOIN client_person p ON p.client_id = d.client_id AND p.id = d.person_id
    LEFT JOIN LATERAL (SELECT f.key, f.name, f.type, f.bytes FROM client_document_file v JOIN ${fileJoin}
      WHERE v.document_id = d.id ORDER BY v.number DESC LIMIT 1) f ON true
  WHERE d.client_id = $1 AND client.user_id IS NOT DISTINCT FROM $2::uuid AND ${seenByAccount}`;

/** `userId` is null before the client joins. */
export const selectSharedDocuments = (
  manager: EntityManager,
  clientId: string,
  userId: string | null,
): Promise<SharedDocument[]> =>
  manager.query(
    `SELECT d.id, d.kind, d.title, ${nameOf('p')} AS "personName", d.trip_id AS "tripId", d.expires_on::text AS "expiresOn",
       CASE WHEN f.key IS NOT NULL THEN json_build_object('name', f.name, 'type', f.type, 'bytes', f.bytes) END AS file
     FROM ${shared} ORDER BY d.expires_on NULLS LAST, d.title, d.id`,
    [clientId, userId],
  );

/** The latest version. */
export const selectSharedFile = async (
  manager: EntityManager,
  { clientId, userId, documentId }: { clientId: string; userId: string; documentId: string },
): Promise<StoredFile | undefined> => {
  const [file] = await manager.query<StoredFile[]>(
    `SELECT f.key, f.name, f.type, f.bytes FROM ${shared} AND d.id = $3 AND f.key IS NOT NULL`,
    [clientId, userId, documentId],
  );
  return file;
};
