import { randomUUID } from 'node:crypto';
import type { CreateDayItem, DayPlans } from '@landsea/contracts/planning';
import type { Local } from '@landsea/local';
import { call } from '../call.js';
import { makeMember, type Member } from '../crowd.js';
import { listFourteenDates, parks, setDays, listTenPeople } from './park-days.js';

export const itemCount = 400;
const itemsPerDay = 28;
const mostAtOnce = 200;
const lunch = 8;
const dinner = 20;

/** Every half hour from 8:00. */
const timeOf = (place: number): string =>
  `${String(8 + Math.floor(place / 2)).padStart(2, '0')}:${place % 2 === 0 ? '00' : '30'}`;

interface Ride {
  id: string;
  name: string;
  park: string;
}

const meal = (name: 'lunch' | 'dinner'): Pick<CreateDayItem, 'title' | 'details' | 'costCents'> => ({
  title: `A table for ${name} with a view of the lagoon`,
  costCents: 18_400,
  details: {
    kind: 'dining',
    meal: name,
    prepaid: false,
    depositCents: 2_000,
    freeCancelHours: 24,
    onDiningPlan: false,
  },
});

/** Two meals, some snacks and breaks, else rides of the park. */
function planned(place: number, rides: readonly Ride[]): Omit<CreateDayItem, 'id'> {
  if (place === lunch) return meal('lunch');
  if (place === dinner) return meal('dinner');
  if (place % 7 === 3) return { title: `Break ${place}`, details: { kind: 'break' } };
  if (place % 7 === 5)
    return {
      title: `Churros ${place}`,
      costCents: 2_360,
      details: { kind: 'snack', tried: false, ratings: {} },
    };
  const ride = rides[place % rides.length];
  if (!ride) throw new Error('the catalog has no rides');
  return { title: ride.name, catalogueId: ride.id, details: { kind: 'attraction' } };
}

/** Twenty-eight items for each date, four of them without a time, and the rest of them wishes. */
function dayItems(
  dates: readonly string[],
  rides: readonly Ride[],
  people: readonly string[],
): CreateDayItem[] {
  return Array.from({ length: itemCount }, (_, index) => {
    const place = index % itemsPerDay;
    const day = Math.floor(index / itemsPerDay);
    const date = dates[day] ?? null;
    const park = parks[day % parks.length];
    const inPark = rides.filter((ride) => ride.park === park);
    return {
      id: randomUUID(),
      ...planned(place, inPark),
      date,
      ...(date && (place < itemsPerDay - 4 ? { time: timeOf(place), minutes: 20 } : { dayPart: 'evening' })),
      ...(index % 3 === 0 && { people: people.slice(0, 4) }),
      ...(index % 5 === 0 && { note: 'Meet at the bench by the fountain first' }),
    };
  });
}

/** One member with a trip of 14 days and {@link itemCount} items, made as a page makes them. */
export async function makeDayTrip(
  local: Local,
  make: (local: Local) => Promise<Member> = makeMember,
): Promise<{ member: Member; plans: DayPlans }> {
  const member = await make(local);
  const party = listTenPeople();
  const dates = listFourteenDates();
  await setDays(local, member, dates, party);
  const { entries } = await call<{ entries: Ride[] }>(local, member, '/api/v1/catalogue/attractions');
  const items = dayItems(
    dates,
    entries,
    party.map(({ id }) => id),
  );
  const trip = `/api/v1/trips/${member.tripId}`;
  for (let from = 0; from < items.length; from += mostAtOnce) {
    const add = items.slice(from, from + mostAtOnce);
    await call(local, member, `${trip}/items/changes`, { title: 'All days', add, change: [], remove: [] });
  }
  const plans = await call<DayPlans>(local, member, `${trip}/days`);
  if (plans.items.length !== itemCount) throw new Error(`the trip has ${plans.items.length} items`);
  return { member, plans };
}
