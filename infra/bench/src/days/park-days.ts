import { randomUUID } from 'node:crypto';
import { addDays, getDateIn, listDates } from '@landsea/contracts/core';
import type { Local } from '@landsea/local';
import { withDatabase, type Member } from '../crowd.js';

export const parks = ['magic-kingdom', 'epcot', 'hollywood-studios', 'animal-kingdom'] as const;

export const listTenPeople = (): { id: string; name: string; age: number }[] =>
  Array.from({ length: 10 }, (_, index) => ({
    id: randomUUID(),
    name: `Traveler ${index + 1} of the family`,
    age: 5 + index * 6,
  }));

/** Fourteen dates, a month from now. */
export function listFourteenDates(): string[] {
  const first = addDays(getDateIn(new Date()), 30);
  return listDates(first, addDays(first, 13));
}

/** Makes park days of these dates of the trip, for these people. */
export async function setDays(
  local: Local,
  { tripId }: Member,
  dates: readonly string[],
  party: ReturnType<typeof listTenPeople>,
): Promise<void> {
  const parkOf = dates.map((_, day) => parks[day % parks.length] ?? '');
  await withDatabase(local, 'trips', async (client) => {
    await client.query(
      `UPDATE trip SET start_date = $2, end_date = $3, stays = '[]', sailing = NULL, mode = 'parks', party = $4
       WHERE id = $1`,
      [tripId, dates[0], dates.at(-1), JSON.stringify(party)],
    );
    await client.query('DELETE FROM trip_day WHERE trip_id = $1', [tripId]);
    await client.query(
      `INSERT INTO trip_day (trip_id, date, kind, parks)
       SELECT $1, day, 'park', ARRAY[park] FROM unnest($2::date[], $3::text[]) AS r(day, park)`,
      [tripId, dates, parkOf],
    );
  });
}
