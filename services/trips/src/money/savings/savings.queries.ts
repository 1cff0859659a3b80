import type {
  Contribution,
  CreateContribution,
  Savings,
  SavingsJar,
  SavingsPlan,
  WriteSavingsJar,
  WriteSavingsPlan,
} from '@landsea/contracts/money';
import type { EntityManager } from 'typeorm';
import { moneyViewableBy } from '../../trip/trips/trip-visibility.js';

const plan = `p.first_day::text AS "firstDay", p.target_day::text AS "targetDay", p.target_cents AS "targetCents",
  p.rhythm, p.version`;
const jar = `j.id, j.name, j.person, j.goal_cents AS "goalCents", j.removed, j.version`;
const contribution = `c.id, c.jar_id AS "jarId", c.by_person AS "by", c.amount_cents AS "amountCents",
  c.day::text AS day, c.note`;

/** All of a trip's savings, the latest contribution first, when this user may see its money; else undefined. */
export const selectSavings = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
): Promise<Omit<Savings, 'tripId'> | undefined> => {
  const rows = await manager.query<Omit<Savings, 'tripId'>[]>(
    `SELECT (SELECT row_to_json(kept) FROM (SELECT ${plan} FROM savings_plan p WHERE p.trip_id = trip.id) kept) AS plan,
       (SELECT coalesce(json_agg(kept), '[]') FROM (
         SELECT ${jar} FROM savings_jar j WHERE j.trip_id = trip.id ORDER BY j.created_at, j.id) kept) AS jars,
       (SELECT coalesce(json_agg(kept), '[]') FROM (
         SELECT ${contribution} FROM savings_contribution c WHERE c.trip_id = trip.id
         ORDER BY c.day DESC, c.created_at DESC, c.id) kept) AS contributions
     FROM trip WHERE trip.id = $1 AND ${moneyViewableBy('trip', '$2')}`,
    [tripId, userId],
  );
  return rows[0];
};

/** Writes the plan when the version is still the one that was seen. @returns undefined otherwise. */
export const writePlan = async (
  manager: EntityManager,
  tripId: string,
  { firstDay, targetDay, targetCents, rhythm, version }: WriteSavingsPlan,
): Promise<SavingsPlan | undefined> => {
  const rows = await manager.query<SavingsPlan[]>(
    `INSERT INTO savings_plan AS p (trip_id, first_day, target_day, target_cents, rhythm)
     SELECT $1, $2, $3, $4, $5 WHERE $6 = 0 OR EXISTS (SELECT FROM savings_plan WHERE trip_id = $1)
     ON CONFLICT (trip_id) DO UPDATE SET first_day = $2, target_day = $3, target_cents = $4, rhythm = $5,
       version = p.version + 1 WHERE p.version = $6 RETURNING ${plan}`,
    [tripId, firstDay, targetDay, targetCents, rhythm, version],
  );
  return rows[0];
};

/** Makes a jar, or writes the version that was seen. @returns undefined when it is another one by now. */
export const writeJar = async (
  manager: EntityManager,
  tripId: string,
  { id, name, person, goalCents, removed, version }: WriteSavingsJar,
): Promise<SavingsJar | undefined> => {
  const rows = await manager.query<SavingsJar[]>(
    `INSERT INTO savings_jar AS j (trip_id, id, name, person, goal_cents, removed)
     SELECT $1, $2, $3, $4, $5, $6 WHERE $7 = 0 OR EXISTS (SELECT FROM savings_jar WHERE trip_id = $1 AND id = $2)
     ON CONFLICT (trip_id, id) DO UPDATE SET name = $3, person = $4, goal_cents = $5, removed = $6,
       version = j.version + 1 WHERE j.version = $7 RETURNING ${jar}`,
    [tripId, id, name, person, goalCents, removed, version],
  );
  return rows[0];
};

export const selectJar = async (
  manager: EntityManager,
  tripId: string,
  jarId: string,
): Promise<SavingsJar | undefined> => {
  const rows = await manager.query<SavingsJar[]>(
    `SELECT ${jar} FROM savings_jar j WHERE j.trip_id = $1 AND j.id = $2`,
    [tripId, jarId],
  );
  return rows[0];
};

/** Whether money lies in a jar that is not there: in this jar, or this contribution. */
export const liesNowhere = async (manager: EntityManager, tripId: string, id: string): Promise<boolean> => {
  const [row] = await manager.query<[{ liesNowhere: boolean }]>(
    `SELECT EXISTS (SELECT FROM savings_contribution c WHERE c.trip_id = $1 AND $2 IN (c.id, c.jar_id)
       AND c.jar_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM savings_jar j WHERE j.trip_id = c.trip_id AND j.id = c.jar_id)) AS "liesNowhere"`,
    [tripId, id],
  );
  return row.liesNowhere;
};

/** One of an id that is there already is left and answered as it is. */
export const insertContribution = async (
  manager: EntityManager,
  tripId: string,
  { id, jarId, by, amountCents, day, note }: CreateContribution,
): Promise<Contribution | undefined> => {
  await manager.query(
    `INSERT INTO savings_contribution (trip_id, id, jar_id, by_person, amount_cents, day, note)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (trip_id, id) DO NOTHING`,
    [tripId, id, jarId, by, amountCents, day, note || null],
  );
  const rows = await manager.query<Contribution[]>(
    `SELECT ${contribution} FROM savings_contribution c WHERE c.trip_id = $1 AND c.id = $2`,
    [tripId, id],
  );
  return rows[0];
};

/** @returns whether there was such a contribution. */
export const deleteContribution = async (
  manager: EntityManager,
  tripId: string,
  contributionId: string,
): Promise<boolean> => {
  const [, deleted] = await manager.query<[unknown[], number]>(
    `DELETE FROM savings_contribution WHERE trip_id = $1 AND id = $2`,
    [tripId, contributionId],
  );
  return deleted > 0;
};

/** What a person's own trips have saved: plans, jars and contributions. */
export const selectSavingsOfOwner = async (
  manager: EntityManager,
  ownerId: string,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const of = (columns: string, table: string, alias: string): Promise<Record<string, unknown>[]> =>
    manager.query(
      `SELECT ${alias}.trip_id AS "tripId", ${columns} FROM ${table} ${alias} JOIN trip t ON t.id = ${alias}.trip_id
       WHERE t.owner_id = $1`,
      [ownerId],
    );
  return {
    savingsPlans: await of(plan, 'savings_plan', 'p'),
    savingsJars: await of(jar, 'savings_jar', 'j'),
    contributions: await of(contribution, 'savings_contribution', 'c'),
  };
};
