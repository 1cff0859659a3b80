import { PARKS_ZONE } from '@landsea/contracts/core';
import { makeSecret } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { getNextMorning } from './digest-times.js';
import { DigestRow } from './digest.entity.js';

/** Agents with clients, and their colleagues, who have no digest yet; demos never get one. */
const selectNewAgents = async (manager: EntityManager, most: number): Promise<string[]> => {
  const rows = await manager.query<{ userId: string }[]>(
    `SELECT a.user_id AS "userId" FROM (SELECT DISTINCT agent_id AS user_id FROM client UNION SELECT user_id FROM agency_member) a
      WHERE NOT EXISTS (SELECT FROM digest d WHERE d.user_id = a.user_id)
        AND NOT EXISTS (SELECT FROM demo_agent demo WHERE demo.user_id = a.user_id)
      LIMIT $1`,
    [most],
  );
  return rows.map(({ userId }) => userId);
};

const makeDigest = (userId: string, now: Date, timeZone = PARKS_ZONE) => ({
  userId,
  timeZone,
  nextAt: getNextMorning(now, timeZone),
  token: makeSecret(),
});

/** Idempotent. */
export const addDigests = async (manager: EntityManager, now: Date, most: number): Promise<void> => {
  const rows = (await selectNewAgents(manager, most)).map((userId) => makeDigest(userId, now));
  if (rows.length === 0) return;
  await manager.createQueryBuilder().insert().into(DigestRow).values(rows).orIgnore().execute();
};

export const saveDigest = async (
  manager: EntityManager,
  userId: string,
  { isOn, timeZone, tellsClients }: Pick<DigestRow, 'isOn' | 'timeZone' | 'tellsClients'>,
  now: Date,
): Promise<void> => {
  const { nextAt, token } = makeDigest(userId, now, timeZone);
  await manager.query(
    `INSERT INTO digest AS kept (user_id, is_on, time_zone, next_at, token, tells_clients, clients_since)
     VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $6 THEN $7::timestamptz END)
     ON CONFLICT (user_id) DO UPDATE SET is_on = excluded.is_on, time_zone = excluded.time_zone, next_at = excluded.next_at,
       tells_clients = excluded.tells_clients,
       clients_since = CASE WHEN kept.tells_clients AND excluded.tells_clients THEN kept.clients_since ELSE excluded.clients_since END`,
    [userId, isOn, timeZone, nextAt, token, tellsClients, now],
  );
};

export const selectDueDigests = (manager: EntityManager, now: Date, most: number): Promise<DigestRow[]> =>
  manager
    .createQueryBuilder(DigestRow, 'digest')
    .where('digest.isOn AND digest.nextAt <= :now', { now })
    .orderBy('digest.nextAt')
    .take(most)
    .getMany();
