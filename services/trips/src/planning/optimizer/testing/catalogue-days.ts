import { EARLIEST_FINISH, makeLeastEffort, makeItem, type DayContext } from '@landsea/rules/day-plans';
import type { CatalogueEntries } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { toDayCatalogue } from '../../../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../../../catalogue/lists/shipped-catalogue.js';
import { planDay } from '../day-plan.js';
import type { DayProblem } from '../search/day-problem.js';
import { makeRandom } from '../search/seeded-random.js';

const dates = ['2027-01-20', '2027-03-18', '2027-04-12', '2027-07-03', '2027-09-14', '2027-12-28'];
const parkDays: DayContext['parks'][] = [
  ['magic-kingdom'],
  ['magic-kingdom'],
  ['epcot'],
  ['hollywood-studios', 'epcot'],
  ['animal-kingdom', 'magic-kingdom'],
  ['magic-kingdom', 'hollywood-studios'],
];
const lunches = ['11:40', '12:10', '12:40', '13:00'];
const dinners = ['17:10', '17:40', '18:20', '19:00'];
const laneTimes = ['10:15', '14:15', '16:30'];

/**
 * A day with so many attractions, shows, character meets and snacks of the catalog, in one park or two, some with tables or
 * Lightning Lanes; the same for the same seed.
 */
export function catalogueDay(seed: number, flexible: number): DayProblem {
  const random = makeRandom(seed * 7919 + 13);
  const parts = loadShippedCatalogue();
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const some = <T>(from: readonly T[], count: number): T[] =>
    from
      .map((each) => ({ each, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ each }) => each);
  const parks = parkDays[seed % parkDays.length] ?? [];
  const date = one(dates);
  const inParks = ({ park }: { park: string | null }): boolean => parks.some((each) => each === park);
  const items: DayItem[] = [];
  const add = (title: string, change: Partial<DayItem> & Pick<DayItem, 'details'>): void => {
    const id = `00000000-0000-4000-9000-${String(items.length).padStart(12, '0')}`;
    items.push({ ...makeItem({ id, title, date, details: change.details }, items), ...change });
  };
  const addEntry = (
    { id, name }: CatalogueEntries['attractions' | 'shows' | 'meets' | 'restaurants'],
    change: Partial<DayItem> & Pick<DayItem, 'details'>,
  ): void => add(name, { catalogueId: id, ...change });

  const rides = some(
    parts.attractions.filter((ride) => inParks(ride) && ride.waits !== null),
    flexible - 6,
  );
  for (const ride of rides)
    addEntry(ride, {
      details: { kind: 'attraction' },
      votes: random() < 0.3 ? { leo: random() < 0.5 ? 'must' : 'nice' } : {},
    });
  const shows = parts.shows.filter(
    ({ park, kind, times }) => inParks({ park }) && kind !== 'fireworks' && times.length > 0,
  );
  for (const show of some(shows, 2)) addEntry(show, { details: { kind: 'show' } });
  for (const meet of some(parts.meets.filter(inParks), 2))
    addEntry(meet, { details: { kind: 'meet', characters: [], signed: [] } });
  while (items.length < flexible)
    add('Snack', { park: parks[0] ?? null, details: { kind: 'snack', tried: false, ratings: {} } });
  const [lunch, dinner] = some(
    parts.restaurants.filter((each) => inParks(each) && each.takesReservations),
    2,
  );
  const table = (restaurant: typeof lunch, meal: 'lunch' | 'dinner', time: string): void => {
    if (!restaurant) return;
    const terms = { prepaid: false, depositCents: null, freeCancelHours: 2, onDiningPlan: false };
    addEntry(restaurant, { time, status: 'booked', details: { kind: 'dining', meal, ...terms } });
  };
  if (random() < 0.8) table(lunch, 'lunch', one(lunches));
  if (random() < 0.6) table(dinner, 'dinner', one(dinners));
  const hasLanes = random() < 0.5;
  const withLane = hasLanes
    ? some(
        rides.filter(({ lane }) => lane.product === 'multi'),
        laneTimes.length,
      )
    : [];
  withLane.forEach((ride, index) => {
    const details = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true } as const;
    addEntry(ride, { time: laneTimes[index] ?? null, status: 'booked', details });
  });
  const context: DayContext = {
    date,
    parks,
    earlyEntry: random() < 0.5,
    people: [],
    catalogue: toDayCatalogue(parts),
  };
  const { stops, start, toFirst, walk } = planDay(items, context, { pinned: [], from: null });
  return {
    stops,
    start,
    walks: [
      ...stops.map((a) => stops.map((b) => walk(a.place, b.place))),
      stops.map((stop) => toFirst(stop.place)),
    ],
    costs: random() < 0.5 ? EARLIEST_FINISH : makeLeastEffort(random()),
    changeCost: 0,
    seed: stops.length,
    budget: { labels: 500_000_000, places: Infinity },
  };
}
