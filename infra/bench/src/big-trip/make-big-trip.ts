import { randomUUID } from 'node:crypto';
import { addDays, dateIn, eachDate } from '@landsea/contracts/core';
import { budgetCategories } from '@landsea/contracts/money';
import type { Local } from '@landsea/local';
import type pg from 'pg';
import { withDatabase, type Member } from '../crowd.js';

export const expenseCount = 2_000;
const people = 10;
const days = 14;

const words = ['Churros', 'Parking', 'Mouse ears', 'Lunch', 'Lockers', 'Poncho', 'Photo', 'Ferry', 'Mugs'];

/** Fourteen dates from `first` on. */
export const fourteenDates = (first: string): string[] => eachDate(first, addDays(first, days - 1));

/** Ten people, the ids of whom are new. */
export const bigParty = (): { id: string; name: string; age: number }[] =>
  Array.from({ length: people }, (_, index) => ({
    id: randomUUID(),
    name: `Traveler ${index + 1} of the family`,
    age: 5 + index * 6,
  }));

/** Makes park days of these dates of trips, for these people; `parks` has those of each date. */
export async function setDays(
  client: pg.Client,
  tripIds: readonly string[],
  dates: readonly string[],
  party: ReturnType<typeof bigParty>,
  parks: readonly string[] = [],
): Promise<void> {
  await client.query(
    `UPDATE trip SET start_date = $2, end_date = $3, stays = '[]', sailing = NULL, mode = 'parks', party = $4
     WHERE id = ANY($1)`,
    [tripIds, dates[0], dates.at(-1), JSON.stringify(party)],
  );
  await client.query('DELETE FROM trip_day WHERE trip_id = ANY($1)', [tripIds]);
  await client.query(
    `INSERT INTO trip_day (trip_id, date, kind, parks)
     SELECT trip_id, day, 'park', CASE WHEN park IS NULL THEN '{}' ELSE ARRAY[park] END
     FROM unnest($1::uuid[]) trip_id, unnest($2::date[], $3::text[]) AS r(day, park)`,
    [tripIds, dates, parks],
  );
}

/** Straight into the tables: 2,000 expenses by hand are more calls than an account has in an hour. */
export async function makeBigTrip(local: Local, { tripId }: Member): Promise<void> {
  const party = bigParty();
  const dates = fourteenDates(dateIn(new Date()));
  const expenses = Array.from({ length: expenseCount }, (_, index) => ({
    category: budgetCategories[index % budgetCategories.length],
    what: `${words[index % words.length]} ${index + 1}`,
    amount: 100 + ((index * 7919) % 9_000),
    day: dates[index % days],
    paidBy: party[index % 4]?.id,
    shares: index % 3 === 0 ? { how: 'equally', people: party.map(({ id }) => id) } : null,
    note: index % 5 === 0 ? 'Paid in cash, the slip is in the blue bag' : null,
  }));
  await withDatabase(local, 'trips', async (client) => {
    await client.query('BEGIN');
    await setDays(client, [tripId], dates, party);
    await client.query(
      `INSERT INTO expense (trip_id, id, category, what, amount_cents, day, paid_by, shares, note)
       SELECT $1, gen_random_uuid(), category, what, amount, day, "paidBy", shares, note
       FROM jsonb_to_recordset($2::jsonb)
         AS r(category text, what text, amount int, day date, "paidBy" text, shares jsonb, note text)`,
      [tripId, JSON.stringify(expenses)],
    );
    await client.query('COMMIT');
    await client.query('ANALYZE expense');
  });
}
