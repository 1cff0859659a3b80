import { randomUUID } from 'node:crypto';
import type { CreateDayItem, SortedWishes } from '@landsea/contracts/planning';
import type { Local } from '@landsea/local';
import { call } from '../call.js';
import { makeMember } from '../crowd.js';
import type { Extent } from '../extent.js';
import { makeBoundedFigure, computePercentile, type Figure } from '../figures.js';
import { listFourteenDates, parks, setDays, listTenPeople } from './park-days.js';

const wishCount = 43;
const mostMs = 2_000;

interface Ride {
  id: string;
  name: string;
  park: string;
  waits: object | null;
}

/** Wishes for rides of all parks, in the order of the catalog; of people in turn where the family divides. */
const wishesFor = (rides: readonly Ride[], people: readonly string[], divides: boolean): CreateDayItem[] => {
  const perPark = Math.ceil(wishCount / parks.length);
  const chosen = parks.flatMap((park) => rides.filter((ride) => ride.park === park).slice(0, perPark));
  return chosen.slice(0, wishCount).map(({ id, name }, index) => ({
    id: randomUUID(),
    title: name,
    catalogueId: id,
    date: null,
    details: { kind: 'attraction' },
    ...(divides && index % 2 === 0 && { people: people.slice(index % 3, (index % 3) + 2) }),
  }));
};

/** Measures from the call to the answer, for a family that stays together and one that divides. */
export async function sortWishes(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const calls = smoke ? 1 : 10;
  const figures: Figure[] = [];
  for (const divides of [false, true]) {
    const member = await makeMember(local);
    const party = listTenPeople();
    await setDays(local, member, listFourteenDates(), party);
    const path = '/api/v1/catalogue/attractions';
    const { entries } = await call<{ entries: Ride[] }>(local, member, path);
    const rides = entries.filter(({ waits }) => waits !== null);
    const people = party.map(({ id }) => id);
    const trip = `/api/v1/trips/${member.tripId}`;
    const add = wishesFor(rides, people, divides);
    await call(local, member, `${trip}/items/changes`, { title: 'Wishes', add, change: [], remove: [] });
    const times: number[] = [];
    let placed = 0;
    for (let each = 0; each < calls; each += 1) {
      const started = performance.now();
      const sorted = await call<SortedWishes>(local, member, `${trip}/sort-wishes`, {});
      times.push(performance.now() - started);
      placed = sorted.placed.length;
    }
    const who = divides ? 'a family that divides' : 'a family together';
    figures.push({
      name: `sorting ${add.length} wishes, ${who}, median`,
      ...makeBoundedFigure(computePercentile(times, 0.5), mostMs, `${placed} placed`),
    });
  }
  return figures;
}
