import type { CalendarDate } from '@landsea/contracts/core';
import type { AddBookedMeal, BookedMeal, ChangeBookedMeal } from '@landsea/contracts/planning';
import type { EntityManager } from 'typeorm';

const meal = `m.id, m.place, m.date::text AS date, m.time, m.people, m.version`;

interface Entered {
  meals: BookedMeal[];
  /** Null as well when it was entered for another date of embarkation. */
  paymentDueOn: CalendarDate | null;
}

/** What people entered beside the trip itself. */
export const selectEntered = async (manager: EntityManager, tripId: string): Promise<Entered> => {
  const [row] = await manager.query<[Entered]>(
    `SELECT (SELECT coalesce(json_agg(kept), '[]') FROM (
         SELECT ${meal} FROM booked_meal m WHERE m.trip_id = $1 ORDER BY m.date, m.time, m.id) kept) AS meals,
       (SELECT p.due_on::text FROM sailing_payment p JOIN trip t ON t.id = p.trip_id
         WHERE p.trip_id = $1 AND t.sailing->>'embarkationDate' = p.embarkation_date::text) AS "paymentDueOn"`,
    [tripId],
  );
  return row;
};

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

/** @returns whether there is such a meal, of the version that was seen. */
export const updateMeal = async (
  manager: EntityManager,
  tripId: string,
  mealId: string,
  { place, date, time, people, version }: ChangeBookedMeal,
): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE booked_meal SET place = $3, date = $4, time = $5, people = $6, version = version + 1
      WHERE trip_id = $1 AND id = $2 AND version = $7`,
    [tripId, mealId, place, date, time, people, version],
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

export const savePaymentDate = async (
  manager: EntityManager,
  tripId: string,
  embarkationDate: CalendarDate,
  dueOn: CalendarDate,
): Promise<void> => {
  await manager.query(
    `INSERT INTO sailing_payment (trip_id, embarkation_date, due_on) VALUES ($1, $2, $3)
     ON CONFLICT (trip_id) DO UPDATE SET embarkation_date = $2, due_on = $3, version = sailing_payment.version + 1`,
    [tripId, embarkationDate, dueOn],
  );
};

export const forgetPaymentDate = async (manager: EntityManager, tripId: string): Promise<void> => {
  await manager.query(`DELETE FROM sailing_payment WHERE trip_id = $1`, [tripId]);
};

/** What a person entered about the windows of their own trips. */
export const selectEnteredOfOwner = async (
  manager: EntityManager,
  ownerId: string,
): Promise<{ bookedMeals: Record<string, unknown>[]; finalPayments: Record<string, unknown>[] }> => ({
  bookedMeals: await manager.query(
    `SELECT m.trip_id AS "tripId", ${meal} FROM booked_meal m JOIN trip t ON t.id = m.trip_id
      WHERE t.owner_id = $1 ORDER BY m.date, m.time`,
    [ownerId],
  ),
  finalPayments: await manager.query(
    `SELECT p.trip_id AS "tripId", p.due_on::text AS "dueOn" FROM sailing_payment p JOIN trip t ON t.id = p.trip_id
      WHERE t.owner_id = $1 ORDER BY p.due_on`,
    [ownerId],
  ),
});
