import type {
  ClientDetails,
  ClientFilter,
  ClientListSummary,
  ClientSummary,
  PipelineStage,
  PersonDetails,
} from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import { buildAddressBookOrder } from '../clients/address-book-order.js';
import { getDateIn } from '@landsea/contracts/core';
import { selectPipelineStage } from '../clients/pipeline.queries.js';
import { selectClientColumns, toToday } from './client-summary.sql.js';
import type { ClientPosition } from './client-cursor.js';
import { makeConditions, buildOrder, type Narrowing } from './client-list.sql.js';

export type ListedClient = { client: ClientSummary } & ClientPosition;

/** One client more than a page shows whether a next page exists. An index orders each agent's clients. */
export const selectClientPage = async (
  manager: EntityManager,
  agentIds: readonly string[],
  filter: ClientFilter,
  now: Date,
  limit: number,
  narrowing: Narrowing = {},
): Promise<ListedClient[]> => {
  const { sql, parameters } = makeConditions(filter, agentIds, now, narrowing);
  const { by, direction } = buildOrder(filter);
  const order = (value: string, id: string): string =>
    `ORDER BY ${value} ${direction}, ${id} ${direction} LIMIT ${limit}`;
  const time = `$${parameters.length + 1}::timestamptz`;
  return manager.query(
    `SELECT ${selectClientColumns('c', time)} AS client, page.value::text, page.id
       FROM (SELECT own.* FROM unnest($1::uuid[]) agent,
               LATERAL (SELECT c.id, ${by} AS value FROM client c
                         WHERE c.agent_id = agent${sql} ${order(by, 'c.id')}) own
             ${order('own.value', 'own.id')}) page
       JOIN client c ON c.id = page.id
      ORDER BY page.value ${direction}, page.id ${direction}`,
    [...parameters, now],
  );
};

export const selectSummary = async (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
): Promise<
  Omit<ClientListSummary, 'agents' | 'stages'> & { pipeline: Partial<Record<PipelineStage, number>> }
> => {
  const [found] = await manager.query<[Awaited<ReturnType<typeof selectSummary>>]>(
    `SELECT
       (SELECT coalesce(jsonb_object_agg(stage, count), '{}') FROM (
          SELECT ${selectPipelineStage('c', '$2::date')} AS stage, count(*) FROM client c
           WHERE agent_id = ANY($1::uuid[]) AND archived_at IS NULL AND NOT is_sample GROUP BY 1) s) AS pipeline,
       (SELECT count(*)::int FROM client WHERE agent_id = ANY($1::uuid[]) AND archived_at IS NOT NULL
          AND NOT is_sample) AS archived,
       ARRAY(SELECT DISTINCT tag FROM client, unnest(tags) tag
              WHERE agent_id = ANY($1::uuid[]) AND archived_at IS NULL ORDER BY tag LIMIT 200) AS tags`,
    [agentIds, getDateIn(now)],
  );
  return found;
};

export interface ExportedDetails {
  personDetails: PersonDetails;
  clientDetails: ClientDetails;
}
export type ExportedPerson = Record<string, unknown> & ExportedDetails;

export const selectExport = (
  manager: EntityManager,
  agentIds: readonly string[],
  filter: ClientFilter,
  now: Date,
): Promise<ExportedPerson[]> => {
  const { sql, parameters } = makeConditions(filter, agentIds, now);
  return manager.query(
    `SELECT c.id AS "Household", CASE WHEN p.id = c.lead_id THEN 'yes' ELSE '' END AS "Lead",
       p.first_name AS "First name", p.last_name AS "Last name", p.birth_date::text AS "Birth date",
       p.email AS "Email", p.phone AS "Phone",
       (SELECT string_agg(concat_ws(': ', m->>'program', m->>'level'), '; ') FROM jsonb_array_elements(p.loyalties) m)
         AS "Memberships",
       p.height_inches::text AS "Height (inches)", p.dietary_notes AS "Dietary needs",
       p.passport_expires_on::text AS "Passport until", p.notes AS "Person notes",
       ${selectPipelineStage('c', toToday(`$${parameters.length + 1}::timestamptz`))} AS "Stage", array_to_string(c.tags, '; ') AS "Tags", c.source AS "Source",
       c.next_step AS "Next step", c.next_step_on::text AS "Next step on", c.notes AS "Client notes",
       p.details AS "personDetails", c.details AS "clientDetails"
     FROM client c JOIN client_person p ON p.client_id = c.id
    WHERE c.agent_id = ANY($1::uuid[])${sql}
    ORDER BY ${buildAddressBookOrder('c')}, c.id, (p.id = c.lead_id) DESC, p.created_at, p.id`,
    [...parameters, now],
  );
};
