import {
  MAX_DUPLICATE_PAIRS,
  type CheckDuplicates,
  type DuplicatePair,
  type LikelyClient,
} from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { toPhoneKey } from '../phone-key.js';
import { selectClientStage, selectPipelineStage } from '../pipeline.queries.js';
import { nicknameRows } from './nicknames.js';

const LIKE = 0.55;
/** Comparing only neighbors bounds the work for any list. */
const NEIGHBORS = 6;
const MOST_ALIKE = 20;
const MOST_LIKELY = 5;

const stageNow = (c: string): string =>
  selectPipelineStage(c, `(now() AT TIME ZONE 'America/New_York')::date`);

const shown = (c: string): string => `jsonb_build_object(
  'id', ${c}.id, 'agentId', ${c}.agent_id, 'firstName', ${c}.first_name, 'lastName', ${c}.last_name,
  'email', coalesce(${c}.email, ''), 'phone', ${c}.phone, 'stage', ${selectClientStage(stageNow(c))}, 'pipelineStage', ${stageNow(c)},
  'people', (SELECT count(*) FROM client_person p WHERE p.client_id = ${c}.id),
  'createdAt', ${selectInstant(`${c}.created_at`)}, 'archivedAt', ${selectInstant(`${c}.archived_at`)})`;

/** SQL for the mailbox of an address: what follows a plus is a label, and Gmail ignores dots. */
const mailbox = (email: string): string => `CASE
  WHEN ${email} ~ '@(gmail|googlemail)[.]com$'
    THEN replace(split_part(split_part(${email}, '@', 1), '+', 1), '.', '') || '@gmail.com'
  ELSE regexp_replace(${email}, '[+][^@]*@', '@') END`;

const nickname = `nickname (short, formal) AS (VALUES ${nicknameRows})`;

/** Clients of one last name who may go by the same first name. */
const sameFormalName = `
  SELECT a.client_id AS first, b.client_id AS second, 'name' AS reason
    FROM (SELECT (array_agg(DISTINCT id ORDER BY id))[1:${MOST_ALIKE}] AS ids
            FROM (SELECT id, last, first AS formal FROM own
                  UNION SELECT id, last, formal FROM own JOIN nickname ON short = first) each
           GROUP BY last, formal HAVING count(DISTINCT id) > 1) same,
      unnest(same.ids) AS a (client_id), unnest(same.ids) AS b (client_id) WHERE a.client_id < b.client_id`;

const sameKey = (key: string, reason: string): string => `
  SELECT a.client_id AS first, b.client_id AS second, '${reason}' AS reason
    FROM (SELECT key, ids[1:${MOST_ALIKE}] AS ids FROM (
            SELECT ${key} AS key, array_agg(DISTINCT own.id ORDER BY own.id) AS ids
              FROM own JOIN client_person p ON p.client_id = own.id WHERE ${key} IS NOT NULL
             GROUP BY 1 HAVING count(DISTINCT own.id) > 1) alike) same,
      unnest(same.ids) AS a (client_id), unnest(same.ids) AS b (client_id) WHERE a.client_id < b.client_id`;

const nearIn = (order: string): string => `
  SELECT least(a.id, b.id) AS first, greatest(a.id, b.id) AS second, 'name' AS reason
    FROM (SELECT id, plain, row_number() OVER (ORDER BY ${order}, id) AS place FROM own) a
    CROSS JOIN generate_series(1, ${NEIGHBORS}) step
    JOIN (SELECT id, plain, row_number() OVER (ORDER BY ${order}, id) AS place FROM own) b
      ON b.place = a.place + step
   WHERE similarity(a.plain, b.plain) >= ${LIKE}`;

/** Two common keys rank before one, and an address or phone with similar names before different names. */
export const selectDuplicates = (
  manager: EntityManager,
  agentIds: readonly string[],
): Promise<DuplicatePair[]> =>
  manager.query(
    `WITH ${nickname}, own AS MATERIALIZED (
         SELECT id, plain_last AS last, plain_first AS first, plain_first || ' ' || plain_last AS plain
           FROM client WHERE agent_id = ANY($1::uuid[]) AND archived_at IS NULL AND NOT is_sample),
       found AS (
         SELECT first, second, array_agg(DISTINCT reason ORDER BY reason) AS reasons FROM (
           ${sameKey(mailbox('p.email'), 'email')} UNION ALL ${sameKey('p.phone_key', 'phone')}
           UNION ALL ${sameFormalName}
           UNION ALL ${nearIn('own.last, own.first')} UNION ALL ${nearIn('own.first, own.last')}) each
          GROUP BY first, second),
       likely AS (
         SELECT found.*, similarity(a.plain, b.plain) AS likeness
           FROM found JOIN own a ON a.id = found.first JOIN own b ON b.id = found.second
          WHERE NOT EXISTS (SELECT FROM client_apart x WHERE x.client_id = found.first AND x.other_id = found.second)
            AND NOT EXISTS (SELECT FROM client_connection x
              WHERE (x.client_id = found.first AND x.other_id = found.second)
                 OR (x.client_id = found.second AND x.other_id = found.first))
          ORDER BY cardinality(found.reasons) DESC, 4 DESC, found.first, found.second
          LIMIT ${MAX_DUPLICATE_PAIRS + 1})
     SELECT ${shown('a')} AS first, ${shown('b')} AS second, likely.reasons, likely.likeness
       FROM likely JOIN client a ON a.id = likely.first JOIN client b ON b.id = likely.second
      ORDER BY cardinality(likely.reasons) DESC, likely.likeness DESC, a.id, b.id`,
    [agentIds],
  );

interface Typed {
  firstName: string;
  lastName: string;
  emails: readonly string[];
  phones: readonly string[];
}

const selectLikely = (
  manager: EntityManager,
  agentIds: readonly string[],
  { firstName, lastName, emails, phones }: Typed,
  exceptId: string | null,
): Promise<LikelyClient[]> =>
  manager.query(
    `WITH ${nickname},
       typed AS (
         SELECT plain_name($6) AS formal UNION SELECT formal FROM nickname WHERE short = plain_name($6)),
       found AS (
         SELECT p.client_id AS id, 'email' AS reason FROM client_person p JOIN client c ON c.id = p.client_id
          WHERE c.agent_id = ANY($1::uuid[])
            AND ${mailbox('p.email')} IN (SELECT ${mailbox('email')} FROM unnest($3::text[]) email)
         UNION SELECT p.client_id, 'phone' FROM client_person p WHERE p.phone_key = ANY($4::text[])
         UNION SELECT c.id, 'name' FROM client c WHERE $2 <> '' AND (c.plain_first || ' ' || c.plain_last) % plain_name($2) AND c.agent_id = ANY($1::uuid[])
           AND similarity(c.plain_first || ' ' || c.plain_last, plain_name($2)) >= ${LIKE}
         UNION SELECT c.id, 'name' FROM client c
          WHERE $2 <> '' AND c.agent_id = ANY($1::uuid[]) AND c.plain_last = plain_name($7)
            AND EXISTS (SELECT FROM typed LEFT JOIN nickname USING (formal)
              WHERE c.plain_first IN (typed.formal, nickname.short))),
       likely AS (
         SELECT c.id, array_agg(found.reason ORDER BY found.reason) AS reasons,
           similarity(c.plain_first || ' ' || c.plain_last, plain_name($2)) AS likeness
           FROM found JOIN client c ON c.id = found.id
          WHERE c.agent_id = ANY($1::uuid[]) AND c.id IS DISTINCT FROM $5::uuid AND NOT c.is_sample
            AND NOT EXISTS (SELECT FROM client_apart x
              WHERE x.client_id = least(c.id, $5::uuid) AND x.other_id = greatest(c.id, $5::uuid) AND $5 IS NOT NULL)
            AND NOT EXISTS (SELECT FROM client_connection x
              WHERE (x.client_id = c.id AND x.other_id = $5) OR (x.client_id = $5 AND x.other_id = c.id))
          GROUP BY c.id ORDER BY count(*) DESC, 3 DESC, c.id LIMIT ${MOST_LIKELY})
     SELECT ${shown('c')} AS client, likely.reasons, likely.likeness FROM likely JOIN client c ON c.id = likely.id
      ORDER BY cardinality(likely.reasons) DESC, likely.likeness DESC, c.id`,
    [
      agentIds,
      firstName && lastName ? `${firstName} ${lastName}` : '',
      emails,
      phones,
      exceptId,
      firstName,
      lastName,
    ],
  );

export const selectLikeTyped = (
  manager: EntityManager,
  agentIds: readonly string[],
  { firstName = '', lastName = '', email, phone }: CheckDuplicates,
): Promise<LikelyClient[]> => {
  const key = toPhoneKey(phone);
  return selectLikely(
    manager,
    agentIds,
    { firstName, lastName, emails: email ? [email] : [], phones: key ? [key] : [] },
    null,
  );
};

export const selectLikeClient = async (
  manager: EntityManager,
  agentIds: readonly string[],
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Promise<LikelyClient[]> => {
  const people = await manager.query<{ email: string | null; phoneKey: string | null }[]>(
    `SELECT email, phone_key AS "phoneKey" FROM client_person WHERE client_id = $1`,
    [id],
  );
  const keys = {
    ...{ firstName, lastName },
    emails: people.flatMap(({ email }) => email ?? []),
    phones: people.flatMap(({ phoneKey }) => phoneKey ?? []),
  };
  return selectLikely(manager, agentIds, keys, id);
};
