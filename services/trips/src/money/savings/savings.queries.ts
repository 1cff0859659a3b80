import type {
  Contribution,
  CreateContribution,
  Savings,
  SavingsJar,
  SavingsPlan,
  WriteSavingsJar,
  WriteSavingsPlan,
} from '@landsea/contracts/money';
import { selectJsonColumns, makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { trimWritten } from '../../trip/rows/written-text.js';
import { selectMoneyViewableBy } from '../../trip/trips/trip-visibility.js';
import { ContributionRow, SavingsJarRow, SavingsPlanRow } from './savings.entities.js';
import { ofTrip } from '../../trip/rows/of-trip.js';

const planTable = makeVersionedTable(SavingsPlanRow);
const plan = selectJsonColumns(SavingsPlanRow, 'p', ['tripId']);

const jarTable = makeVersionedTable(SavingsJarRow);
const jar = selectJsonColumns(SavingsJarRow, 'j', ['tripId', 'createdAt']);

export const contributionTable = makeVersionedTable(ContributionRow);
const contribution = selectJsonColumns(ContributionRow, 'c', ['tripId', 'version', 'createdAt']);

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
     FROM trip WHERE trip.id = $1 AND ${selectMoneyViewableBy('trip', '$2')}`,
    [tripId, userId],
  );
  return rows[0];
};

/** @returns undefined when the version is not the one that was seen. */
export const writePlan = async (
  manager: EntityManager,
  tripId: string,
  { version, ...written }: WriteSavingsPlan,
): Promise<SavingsPlan | undefined> => {
  if (!(await planTable.write(manager, { tripId }, version, written))) return undefined;
  const rows = await manager.query<SavingsPlan[]>(`SELECT ${plan} FROM savings_plan p WHERE p.trip_id = $1`, [
    tripId,
  ]);
  return rows[0];
};

/** @returns undefined when the version is not the one that was seen. */
export const writeJar = async (
  manager: EntityManager,
  tripId: string,
  { id, version, ...written }: WriteSavingsJar,
): Promise<SavingsJar | undefined> =>
  (await jarTable.write(manager, { tripId, id }, version, written))
    ? selectJar(manager, tripId, id)
    : undefined;

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

export const hasLostItsJar = async (manager: EntityManager, tripId: string, id: string): Promise<boolean> => {
  const [row] = await manager.query<[{ hasLostItsJar: boolean }]>(
    `SELECT EXISTS (SELECT FROM savings_contribution c WHERE c.trip_id = $1 AND $2 IN (c.id, c.jar_id)
       AND c.jar_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM savings_jar j WHERE j.trip_id = c.trip_id AND j.id = c.jar_id)) AS "hasLostItsJar"`,
    [tripId, id],
  );
  return row.hasLostItsJar;
};

export const insertContributions = async (
  manager: EntityManager,
  tripId: string,
  added: readonly CreateContribution[],
): Promise<void> => {
  await contributionTable.insert(
    manager,
    added.map((each) => ({ ...each, tripId, note: trimWritten(each.note) })),
  );
};

/** Idempotent by id. */
export const insertContribution = async (
  manager: EntityManager,
  tripId: string,
  added: CreateContribution,
): Promise<Contribution | undefined> => {
  await insertContributions(manager, tripId, [added]);
  const rows = await manager.query<Contribution[]>(
    `SELECT ${contribution} FROM savings_contribution c WHERE c.trip_id = $1 AND c.id = $2`,
    [tripId, added.id],
  );
  return rows[0];
};

export const savingsOfOwner = [
  ofTrip('savingsPlans', 'savings_plan p', plan, { order: 'trip_id' }),
  ofTrip('savingsJars', 'savings_jar j', jar),
  ofTrip('contributions', 'savings_contribution c', contribution),
];
