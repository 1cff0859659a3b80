import type { AddBookedMeal, BookedMeal, ChangeBookedMeal } from '@landsea/contracts';
import type { EntityManager } from 'typeorm';

const meal = `m.id, m.place, m.date::text AS date, m.time, m.people`;

export const selectMeals = (manager: EntityManager, tripId: string): Promise<BookedMeal[]> =>
  manager.query(`SELECT ${meal} FROM booked_meal m WHERE m.trip_id = $1 ORDER BY m.date, m.time, m.id`, [
    tripId,
  ]);

/** A meal of this id that is there already stays as it is. */
export const insertMeal = async (
  manager: EntityManager,
  tripId: string,
  { id, place, date, time, people }: AddBookedMeal,
): Promise<void> => {
  await manager.query(
    `INSERT INTO booked_meal (trip_id, id, place, date, time, people) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (trip_id, id) DO NOTHING`,
    [tripId, id, place, date, time, people],
  );
};

/** @returns whether there was such a meal. */
export const updateMeal = async (
  manager: EntityManager,
  tripId: string,
  mealId: string,
  { place, date, time, people }: ChangeBookedMeal,
): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE booked_meal SET place = $3, date = $4, time = $5, people = $6 WHERE trip_id = $1 AND id = $2`,
    [tripId, mealId, place, date, time, people],
  );
  return changed > 0;
};

/** @returns whether there was such a meal. */
export const deleteMeal = async (
  manager: EntityManager,
  tripId: string,
  mealId: string,
): Promise<boolean> => {
  const [, deleted] = await manager.query<[unknown[], number]>(
    `DELETE FROM booked_meal WHERE trip_id = $1 AND id = $2`,
    [tripId, mealId],
  );
  return deleted > 0;
};

export const countMeals = async (manager: EntityManager, tripId: string): Promise<number> => {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM booked_meal WHERE trip_id = $1`,
    [tripId],
  );
  return row.count;
};

/** The tables booked for a person's own trips. */
export const selectMealsOfOwner = (
  manager: EntityManager,
  ownerId: string,
): Promise<Record<string, unknown>[]> =>
  manager.query(
    `SELECT m.trip_id AS "tripId", ${meal} FROM booked_meal m JOIN trip t ON t.id = m.trip_id
      WHERE t.owner_id = $1 ORDER BY m.date, m.time`,
    [ownerId],
  );
