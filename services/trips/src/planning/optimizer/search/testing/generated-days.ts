import type { ParkId } from '@landsea/contracts/catalogue';
import {
  EARLIEST_FINISH,
  makeLeastEffort,
  listParkLegs,
  splitParts,
  settleFixedStops,
  type DayStop,
  type Place,
  type Way,
} from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';
import type { DayProblem } from '../day-problem.js';
import { makeRandom } from '../seeded-random.js';

const OPEN = 540;
const CLOSE = 1320;
const shape = [0.35, 0.6, 0.9, 1, 0.97, 0.95, 0.92, 0.88, 0.84, 0.8, 0.72, 0.6, 0.5, 0.35];

type Random = () => number;
const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

const lineOf = (worst: number): Way => {
  const waits: number[] = [];
  for (let minute = OPEN; minute <= CLOSE; minute += 1) {
    const hour = (minute - OPEN) / 60;
    const share = shape[Math.floor(hour)] ?? 0.3;
    const next = shape[Math.floor(hour) + 1] ?? 0.3;
    const wait = Math.round(worst * (share + (next - share) * (hour % 1)));
    waits.push(Math.max(wait, (waits.at(-1) ?? 0) - 1));
  }
  return { kind: 'line', from: OPEN, until: CLOSE, waits };
};

const laneOf = (random: Random): Way => {
  const from = between(random, 36, 76) * 15;
  return { kind: 'lane', from, until: from + 60, wait: 8 };
};

const showingsOf = (random: Random): Way => {
  const first = between(random, 40, 60) * 15;
  return { kind: 'timed', starts: [first, first + 120, first + 300], arriveBefore: 15 };
};

const parkOf = (random: Random, [first, second]: readonly ParkId[]): ParkId | null => {
  if (!first || !second) return first ?? null;
  const chosen = random();
  return chosen < 0.1 ? null : chosen < 0.55 ? first : second;
};

const place = (random: Random, parks: readonly ParkId[]): Place => ({
  park: parkOf(random, parks),
  land: null,
  point: { lat: random() * 0.007, lng: random() * 0.007 },
});

function flexibleStop(id: string, random: Random, parks: readonly ParkId[]): DayStop {
  const what = random();
  const ways =
    what < 0.15
      ? [showingsOf(random)]
      : what < 0.4
        ? [laneOf(random), lineOf(between(random, 20, 90))]
        : [lineOf(between(random, 0, 90))];
  return {
    id,
    itemIds: [id],
    title: id,
    kind: 'attraction',
    place: place(random, parks),
    minutes: between(random, 2, 25),
    ways,
    people: null,
    isFixed: false,
    isHeld: false,
    time: null,
    value: between(random, 1, 3) * 10,
  };
}

const fixedStop = (id: string, start: Minute, random: Random, parks: readonly ParkId[]): DayStop => ({
  ...flexibleStop(id, random, parks),
  minutes: between(random, 15, 75),
  ways: [{ kind: 'timed', starts: [start], arriveBefore: between(random, 0, 2) * 10 }],
  isFixed: true,
  time: start,
});

const OTHER_PARK_MINUTES = 35;

/** About 70 metres a minute on paths of degrees, and the way between parks; the same minutes for page and optimizer. */
const walk = (a: Place, b: Place): number =>
  Math.round(
    Math.hypot((a.point?.lat ?? 0) - (b.point?.lat ?? 0), (a.point?.lng ?? 0) - (b.point?.lng ?? 0)) * 2000,
  ) + (a.park && b.park && a.park !== b.park ? OTHER_PARK_MINUTES : 0);

export interface GeneratedDay {
  problem: DayProblem;
  walk: (a: Place, b: Place, people?: readonly string[] | null) => number;
  /** The people of the family; empty where nobody is named. */
  party: readonly string[];
}

/**
 * A day with so many flexible stops and up to three fixed ones in a random order, in one park or two; the same for the same
 * seed.
 */
export function generatedDay(seed: number, flexible: number): GeneratedDay {
  const random = makeRandom(seed);
  const parks: ParkId[] = seed % 3 === 0 ? ['epcot', 'magic-kingdom'] : ['epcot'];
  const fixedTimes = [720, 1080, 1260].filter(() => random() < 0.6);
  const all = [
    ...Array.from({ length: flexible }, (_, index) => flexibleStop(`stop ${index}`, random, parks)),
    ...fixedTimes.map((time) =>
      fixedStop(`fixed ${time}`, time + between(random, -4, 4) * 15, random, parks),
    ),
  ];
  const shuffled = all
    .map((stop) => ({ stop, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ stop }) => stop);
  const start = OPEN - between(random, 0, 1) * 30;
  const { stops } = settleFixedStops(shuffled, { start, toFirst: () => 0, walk });
  const effort = random();
  return {
    walk,
    party: [],
    problem: {
      stops,
      start,
      legs: listParkLegs(stops, parks),
      walks: [...stops.map((from) => stops.map((to) => walk(from.place, to.place))), stops.map(() => 0)],
      costs: random() < 0.5 ? EARLIEST_FINISH : makeLeastEffort(effort),
      changeCost: random() < 0.3 ? 4 : 0,
      seed,
    },
  };
}

const family = ['ana', 'ben', 'leo'];
const groups = [['ana'], ['ben'], ['ana', 'leo'], ['ben', 'leo']];

/** A slow walker takes half as long again. */
const paced = (minutes: number, people: readonly string[] | null): number =>
  people === null || people.includes('leo') ? Math.round(minutes * 1.5) : minutes;

/** A {@link generatedDay} some of whose stops only a part of the family does, at a pace of its own. */
export function generatedSplitDay(seed: number, flexible: number): GeneratedDay {
  const { problem } = generatedDay(seed, flexible);
  const random = makeRandom(seed + 77);
  const split = problem.stops.map((stop) => ({
    ...stop,
    people: random() < 0.4 ? (groups[Math.floor(random() * groups.length)] ?? null) : null,
  }));
  const walkFor = (a: Place, b: Place, people: readonly string[] | null = null): number =>
    paced(walk(a, b), people);
  const day = { start: problem.start, toFirst: () => 0, walk: walkFor, party: family };
  const { stops } = settleFixedStops(split, day);
  const walksOf = (people: readonly string[] | null) => [
    ...stops.map((from) => stops.map((to) => walkFor(from.place, to.place, people))),
    stops.map(() => 0),
  ];
  const parts = splitParts(stops, family);
  return {
    walk: walkFor,
    party: family,
    problem: {
      ...problem,
      stops,
      legs: listParkLegs(stops, problem.legs ?? []),
      walks: walksOf(null),
      parts: parts.length > 1 ? parts.map((part) => ({ ...part, walks: walksOf(part.people) })) : [],
    },
  };
}
