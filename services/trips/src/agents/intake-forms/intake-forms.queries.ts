import type { IntakeAnswers, IntakeFormList } from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { IntakeHousehold } from './intake-household.js';

type Link = IntakeFormList['forms'][number]['links'][number];
export type ListedLink = Omit<Link, 'url'> & { formId: string; token: string | null };

/** Links to clients whom the agent no longer reaches are left out. */
export const selectLinks = (
  manager: EntityManager,
  formAgentId: string,
  agentIds: readonly string[],
  now: Date,
): Promise<ListedLink[]> =>
  manager.query(
    `SELECT l.id, l.form_id AS "formId", l.kind, l.asks, l.token, l.client_id AS "clientId", l.trip_id AS "tripId",
       coalesce(c.first_name || ' ' || c.last_name, l.label) AS label, ${selectInstant('l.created_at')} AS "createdAt",
       ${selectInstant('l.expires_at')} AS "expiresAt",
       (SELECT count(*)::int FROM intake_answer a WHERE a.link_id = l.id AND a.state <> 'draft') AS sent
     FROM intake_link l JOIN intake_form f ON f.id = l.form_id LEFT JOIN client c ON c.id = l.client_id
    WHERE f.agent_id = $1 AND (l.client_id IS NULL OR c.agent_id = ANY($2::uuid[]))
      AND (l.expires_at IS NULL OR l.expires_at > $3)
    ORDER BY l.created_at DESC, l.id`,
    [formAgentId, agentIds, now],
  );

export const selectHouseholdOf = async (
  manager: EntityManager,
  clientId: string,
): Promise<IntakeHousehold | undefined> => {
  const [found] = await manager.query<IntakeHousehold[]>(
    `SELECT c.lead_id AS "leadId", coalesce(c.email, '') AS email, c.phone, c.source, c.details,
       c.version,
       (SELECT coalesce(json_agg(json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
           'birthDate', p.birth_date, 'heightInches', p.height_inches, 'dietaryNotes', p.dietary_notes,
           'passportExpiresOn', p.passport_expires_on, 'details', p.details, 'version', p.version)
           ORDER BY (p.id = c.lead_id) DESC, p.created_at, p.id), '[]')
          FROM client_person p WHERE p.client_id = c.id) AS people
     FROM client c WHERE c.id = $1`,
    [clientId],
  );
  return found;
};

/** Questions that earlier forms of the client answered, and columns by person; not what a stranger sent in its name. */
export const selectAnsweredBefore = (
  manager: EntityManager,
  clientId: string,
): Promise<{ fieldKey: string; personId: string | null }[]> =>
  manager.query(
    `SELECT DISTINCT p.field_key AS "fieldKey", p.person_id AS "personId"
       FROM intake_proposal p JOIN intake_answer a ON a.id = p.answer_id
      WHERE a.client_id = $1 AND p.state <> 'refused'
        AND (p.state <> 'open' OR a.made_client OR a.state <> 'unconfirmed')`,
    [clientId],
  );

/** Undefined for an agent who works alone. */
export const selectSender = async (
  manager: EntityManager,
  agentId: string,
): Promise<{ agentName: string; agencyName: string } | undefined> => {
  const [sender] = await manager.query<{ agentName: string; agencyName: string }[]>(
    `SELECT m.name AS "agentName", a.name AS "agencyName"
       FROM agency_member m JOIN agency a ON a.id = m.agency_id WHERE m.user_id = $1`,
    [agentId],
  );
  return sender;
};

export const selectClientByEmail = async (
  manager: EntityManager,
  agentId: string,
  email: string,
): Promise<string | undefined> => {
  const [client] = await manager.query<{ id: string }[]>(
    `SELECT id FROM client WHERE agent_id = $1 AND email = $2`,
    [agentId, email],
  );
  return client?.id;
};

export const selectAgentFor = async (
  manager: EntityManager,
  { formId, clientId }: { formId: string; clientId: string | null },
): Promise<string> => {
  const [found] = await manager.query<[{ agentId: string }]>(
    `SELECT coalesce(c.agent_id, f.agent_id) AS "agentId"
       FROM intake_form f LEFT JOIN client c ON c.id = $2 WHERE f.id = $1`,
    [formId, clientId],
  );
  return found.agentId;
};

/** A trip that the agent made for the client, or that the client shows. */
export const selectTripStart = async (
  manager: EntityManager,
  tripId: string,
  clientId: string,
): Promise<string | undefined> => {
  const [trip] = await manager.query<{ startDate: string }[]>(
    `SELECT t.start_date::text AS "startDate" FROM trip_api.trip t
      WHERE t.id = $1 AND t.purge_at IS NULL
        AND (EXISTS (SELECT FROM agent_trip m WHERE m.trip_id = t.id AND m.client_id = $2)
          OR EXISTS (SELECT FROM client_trip s WHERE s.trip_id = t.id AND s.client_id = $2))`,
    [tripId, clientId],
  );
  return trip?.startDate;
};

/** True when this very save was stored before. */
export const isDraftSaved = async (
  manager: EntityManager,
  id: string,
  version: number,
  answers: IntakeAnswers,
): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM intake_answer WHERE id = $1 AND version = $2 AND state = 'draft' AND answers = $3::jsonb`,
    [id, version, JSON.stringify(answers)],
  );
  return rows.length > 0;
};

export const countDrafts = async (manager: EntityManager, linkId: string, since: Date): Promise<number> => {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM intake_answer WHERE link_id = $1 AND started_at > $2`,
    [linkId, since],
  );
  return row.count;
};

/** Emails that asked an address to confirm itself, whatever form it was typed into. */
export const countConfirmEmails = async (
  manager: EntityManager,
  email: string,
  since: Date,
): Promise<number> => {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM intake_answer
      WHERE email = $1 AND confirm_hash IS NOT NULL AND sent_at > $2`,
    [email, since],
  );
  return row.count;
};

/** Drafts that nobody sent, and versions that no draft and no answer was made with. */
export const forgetIntake = async (manager: EntityManager, before: Date, now: Date): Promise<void> => {
  await manager.query(`DELETE FROM intake_answer WHERE state = 'draft' AND updated_at < $1`, [before]);
  await manager.query(`DELETE FROM intake_link WHERE expires_at < $1`, [now]);
  await manager.query(
    `DELETE FROM intake_form_version v USING intake_form f
      WHERE f.id = v.form_id AND v.number < f.version AND v.created_at < $1
        AND NOT EXISTS (SELECT FROM intake_answer a WHERE a.form_id = v.form_id AND a.form_version = v.number)`,
    [before],
  );
};
