import { createHash, randomUUID } from 'node:crypto';
import {
  QUOTES_LISTED,
  QUOTE_ENDS_HOURS,
  type PublicQuote,
  type QuoteAlert,
  type QuoteSummary,
} from '@landsea/contracts/agents';
import { toPublicQuote } from '@landsea/rules/agents';
import { makeVersionedTable, selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { QuoteEventRow } from './quote-event.entity.js';
import { QuoteRow } from './quote.entity.js';

export const quoteTable = makeVersionedTable(QuoteRow);

/** `now` is the parameter with the instant. */
const stateAt = (now: string): string =>
  `CASE WHEN q.state IN ('sent', 'seen') AND q.ends_at <= ${now} THEN 'expired' ELSE q.state END`;

/** An accepted offer is the version that was sent last; the draft may have changed since. */
const offeredOptions = `CASE WHEN q.state = 'accepted' THEN (SELECT v.content::jsonb->'options' FROM quote_version v
    WHERE v.quote_id = q.id AND v.number = q.sent_version) ELSE q.options END`;

/** The lowest price; of an accepted quote that of the accepted option with its extras. */
const priceOf = `SELECT min((o->>'totalCents')::bigint + CASE WHEN q.state = 'accepted' THEN coalesce((
      SELECT sum((extra->>'cents')::bigint) FROM jsonb_array_elements(o->'addons') extra
       WHERE jsonb_exists(q.accepted_addon_ids, extra->>'id')), 0) ELSE 0 END)::int
    FROM jsonb_array_elements(${offeredOptions}) o
   WHERE q.state <> 'accepted' OR o->>'id' = q.accepted_option_id::text`;

export const selectQuotes = (
  manager: EntityManager,
  agentIds: readonly string[],
  clientId: string | null,
  now: Date,
): Promise<QuoteSummary[]> =>
  manager.query(
    `SELECT q.id, q.number, q.client_id AS "clientId", c.first_name || ' ' || c.last_name AS "clientName",
       q.trip_id AS "tripId", q.title, ${stateAt('$3')} AS state, jsonb_array_length(q.options) AS options,
       (${priceOf}) AS "fromCents",
       ${selectInstant('coalesce(q.ends_at, q.expires_at)')} AS "expiresAt", ${selectInstant('q.sent_at')} AS "sentAt",
       ${selectInstant('q.last_seen_at')} AS "lastSeenAt", ${selectInstant('q.updated_at')} AS "updatedAt"
     FROM quote q JOIN client c ON c.id = q.client_id
    WHERE c.agent_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR c.id = $2)
    ORDER BY q.updated_at DESC, q.id LIMIT ${QUOTES_LISTED}`,
    [agentIds, clientId, now],
  );

const ALERT_HOURS = 48;
const MOST_ALERTS = 50;

/** Answers and first looks of the last two days, and open offers that end in the next two. */
export const selectQuoteAlerts = (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
): Promise<QuoteAlert[]> =>
  manager.query(
    `WITH open AS (
       SELECT q.*, c.first_name || ' ' || c.last_name AS client_name FROM quote q JOIN client c ON c.id = q.client_id
        WHERE c.agent_id = ANY($1::uuid[]))
     SELECT id AS "quoteId", number, kind, client_id AS "clientId", client_name AS "clientName", ${selectInstant('at')} AS at
       FROM (
         SELECT id, number, client_id, client_name, state AS kind, answered_at AS at FROM open
          WHERE state IN ('accepted', 'declined') AND answered_at > $2::timestamptz - interval '${ALERT_HOURS} hours'
         UNION ALL
         SELECT id, number, client_id, client_name, 'ends', ends_at FROM open
          WHERE state IN ('sent', 'seen') AND ends_at > $2 AND ends_at <= $2::timestamptz + interval '${QUOTE_ENDS_HOURS} hours'
         UNION ALL
         SELECT id, number, client_id, client_name, 'seen', last_seen_at FROM open
          WHERE state = 'seen' AND ends_at > $2::timestamptz + interval '${QUOTE_ENDS_HOURS} hours'
            AND last_seen_at > $2::timestamptz - interval '${ALERT_HOURS} hours') found
      ORDER BY array_position(ARRAY['accepted', 'ends', 'declined', 'seen'], kind), at, id LIMIT ${MOST_ALERTS}`,
    [agentIds, now],
  );

/** Concurrent calls of one desk wait for each other. */
export const readNextNumber = async (manager: EntityManager, deskId: string): Promise<number> => {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('quotes:' || $1, 0))`, [deskId]);
  const [row] = await manager.query<[{ number: number }]>(
    `SELECT coalesce(max(number), 0) + 1 AS number FROM quote WHERE desk_id = $1`,
    [deskId],
  );
  return row.number;
};

export interface QuoteClient {
  id: string;
  agentId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  userId: string | null;
  isSample: boolean;
}

export const selectQuoteClient = async (
  manager: EntityManager,
  clientId: string,
  { locked = false } = {},
): Promise<QuoteClient | undefined> => {
  const [client] = await manager.query<QuoteClient[]>(
    `SELECT id, agent_id AS "agentId", first_name AS "firstName", last_name AS "lastName",
       nullif(email, '') AS email, user_id AS "userId", is_sample AS "isSample"
     FROM client WHERE id = $1 ${locked ? 'FOR NO KEY UPDATE' : ''}`,
    [clientId],
  );
  return client;
};

export const countHousehold = async (manager: EntityManager, clientId: string): Promise<number> => {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM client_person WHERE client_id = $1`,
    [clientId],
  );
  return row.count;
};

export interface FrozenQuote {
  content: string;
  sha256: string;
}

export const freezeQuote = (row: QuoteRow): FrozenQuote => {
  const frozen: PublicQuote = toPublicQuote({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null });
  const content = JSON.stringify(frozen);
  return { content, sha256: createHash('sha256').update(content).digest('hex') };
};

export type NewQuoteEvent = Omit<
  QuoteEventRow,
  'id' | 'quoteId' | 'number' | 'optionTitle' | 'text' | 'device'
> &
  Partial<Pick<QuoteEventRow, 'id' | 'number' | 'optionTitle' | 'text' | 'device'>>;

/** Idempotent by id. */
export const addQuoteEvent = async (
  manager: EntityManager,
  { id: quoteId, sentVersion }: Pick<QuoteRow, 'id' | 'sentVersion'>,
  { id = randomUUID(), number = sentVersion, ...event }: NewQuoteEvent,
): Promise<void> => {
  await manager
    .createQueryBuilder()
    .insert()
    .into(QuoteEventRow)
    .values({ id, quoteId, number, ...event })
    .orIgnore()
    .execute();
};

/** Traces of reading are kept for a year. */
export const forgetLooks = async (manager: EntityManager, before: Date): Promise<void> => {
  await manager.query(`DELETE FROM quote_event WHERE kind IN ('seen', 'looked') AND at < $1`, [before]);
};
