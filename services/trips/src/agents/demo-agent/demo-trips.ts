import { randomUUID } from 'node:crypto';
import type { ChosenStage } from '@landsea/contracts/agents';
import type { ParkId } from '@landsea/contracts/catalogue';
import { addDays, getDateIn, DAY_MS, type CalendarDate } from '@landsea/contracts/core';
import { getAgeOn, listTripDays } from '@landsea/rules/trip';
import type { CreateTrip, TripDay } from '@landsea/contracts/trip';
import type { StartingItem } from '../../planning/days/insert-items.js';
import type { PlannedTrip } from '../../trip/trips/insert-trips.js';
import type { DemoClient } from './demo-clients.js';
import { makeDemoWishes } from './demo-wishes.js';

export interface DemoTrip {
  key: string;
  clientId: string;
  stage: ChosenStage | null;
  bookedOn: CalendarDate | null;
  planned: PlannedTrip;
  items: StartingItem[];
}

interface Written {
  key: string;
  /** The client’s key. */
  of: string;
  name: string;
  startsIn: number;
  hotel?: readonly [name: string, nights: number];
  ship?: readonly [name: string, ports: readonly string[]];
  /** One for each night on land. */
  parks?: readonly ParkId[];
  stage: ChosenStage | null;
  /** Days since it was booked; otherwise soon after the client came. */
  bookedAgo?: number;
}

const SINCE_BOOKED = 0.8;
/** A returning client booked this trip long after they came. */
const MOST_DAYS_BOOKED = 200;
/** Plans began before the booking. */
const PLANNED_DAYS = 12;

const countDaysBooked = ({ bookedAgo }: Written, { daysKnown }: DemoClient): number =>
  bookedAgo ?? Math.min(Math.round(daysKnown * SINCE_BOOKED), MOST_DAYS_BOOKED);

const bahamas = ['Port Canaveral', 'Nassau, Bahamas', 'Castaway Cay', 'At Sea', 'Port Canaveral'];
const [kingdom, epcot, studios, animals] = [
  'magic-kingdom',
  'epcot',
  'hollywood-studios',
  'animal-kingdom',
] as const satisfies ParkId[];

/**
 * Dining opens 60 days before check-in, Lightning Lane 7, activities aboard 75: there is work today. A client’s next
 * trip is before those that they have traveled.
 */
const trips: readonly Written[] = [
  {
    ...{ key: 'okafor', of: 'okafor', name: 'Femi turns six' },
    startsIn: 60,
    hotel: ['Polynesian Village Resort', 6],
    parks: [studios, kingdom, animals, epcot, animals, kingdom],
    stage: 'booked',
  },
  {
    ...{ key: 'baker', of: 'baker', name: 'The twins’ big week' },
    startsIn: 61,
    hotel: ['Pop Century Resort', 5],
    parks: [kingdom, studios, epcot, animals, studios],
    stage: 'booked',
  },
  {
    ...{ key: 'schmidt', of: 'schmidt', name: 'First time at the castle' },
    startsIn: 7,
    hotel: ['Contemporary Resort', 4],
    parks: [kingdom, epcot, animals, kingdom],
    stage: 'booked',
  },
  {
    ...{ key: 'haddad', of: 'haddad', name: 'Ten years, at sea' },
    startsIn: 90,
    ship: ['Disney Wish', bahamas],
    stage: 'booked',
  },
  {
    ...{ key: 'silva', of: 'silva', name: 'Silvas by land and sea' },
    startsIn: 93,
    hotel: ['Beach Club Resort', 3],
    ship: ['Disney Wish', bahamas],
    parks: [epcot, kingdom, studios],
    stage: 'booked',
  },
  {
    ...{ key: 'moss', of: 'moss', name: 'Mosses and the mouse' },
    startsIn: -1,
    hotel: ['Wilderness Lodge', 5],
    parks: [kingdom, epcot, kingdom, animals, studios],
    stage: null,
  },
  {
    ...{ key: 'raman', of: 'raman', name: 'Just the two of us' },
    startsIn: -14,
    hotel: ['BoardWalk Inn', 4],
    parks: [epcot, studios, animals, epcot],
    stage: null,
  },
  {
    ...{ key: 'park', of: 'park', name: 'Haru’s first castle' },
    startsIn: 190,
    hotel: ['Pop Century Resort', 4],
    parks: [kingdom, animals, epcot, kingdom],
    stage: 'quoted',
  },
  {
    ...{ key: 'fernandez', of: 'fernandez', name: 'A quiet week at sea' },
    startsIn: 210,
    ship: ['Disney Wish', bahamas],
    stage: 'quoted',
  },
  {
    ...{ key: 'raman-before', of: 'raman', name: 'Four nights on the BoardWalk' },
    startsIn: -130,
    hotel: ['BoardWalk Inn', 4],
    parks: [epcot, kingdom, epcot, studios],
    stage: null,
    bookedAgo: 290,
  },
  {
    ...{ key: 'silva-before', of: 'silva', name: 'A long weekend at the Beach Club' },
    startsIn: -75,
    hotel: ['Beach Club Resort', 4],
    parks: [epcot, kingdom, animals, epcot],
    stage: null,
    bookedAgo: 240,
  },
];

const shapeOf = ({ startsIn, hotel, ship }: Written, today: CalendarDate) => {
  const startDate = addDays(today, startsIn);
  const landEnds = addDays(startDate, hotel?.[1] ?? 0);
  const nights = ship ? ship[1].length - 1 : 0;
  const sailing = ship && {
    ship: ship[0],
    embarkationDate: landEnds,
    nights,
    concierge: false,
    ports: ship[1].map((port, day) => ({ date: addDays(landEnds, day), port })),
  };
  const stays = hotel ? [{ hotelName: hotel[0], onSite: true, checkIn: startDate, checkOut: landEnds }] : [];
  const mode: CreateTrip['mode'] = !ship ? 'parks' : hotel ? 'combined' : 'cruise';
  return { mode, startDate, endDate: addDays(landEnds, nights), stays, sailing: sailing ?? null };
};

const levels = { Silver: 'silver', Gold: 'gold' } as const;
const levelOf = (name: string | undefined) =>
  name === 'Silver' || name === 'Gold' ? { loyaltyLevel: levels[name] } : {};

const inParks = (days: TripDay[], parks: readonly ParkId[]): TripDay[] => {
  const rest = [...parks];
  return days.map((day) => {
    const park = day.kind === 'park' ? rest.shift() : undefined;
    return park ? { ...day, parks: [park] } : day;
  });
};

const planTrip = (written: Written, client: DemoClient, now: Date): DemoTrip => {
  const { key, name, parks = [], stage } = written;
  const today = getDateIn(now);
  const shape = shapeOf(written, today);
  const party = client.people.map(({ id, firstName, lastName, birthDate, loyalties, ...person }) => ({
    id,
    name: `${firstName} ${lastName}`,
    age: birthDate ? getAgeOn({ age: 0, birthDate }, shape.startDate) : 35,
    ...(birthDate && { birthDate }),
    ...(person.heightInches !== null && { heightInches: person.heightInches }),
    ...(person.dietaryNotes !== null && { dietaryNotes: person.dietaryNotes }),
    ...levelOf(loyalties[0]?.level),
  }));
  const days = inParks(listTripDays(shape), parks);
  const daysBooked = countDaysBooked(written, client);
  const daysPlanned =
    stage === 'quoted' ? client.daysKnown : Math.min(client.daysKnown, daysBooked + PLANNED_DAYS);
  return {
    key,
    clientId: client.id,
    stage,
    bookedOn: stage === 'quoted' ? null : addDays(today, -daysBooked),
    items: makeDemoWishes(key, client, days, today),
    planned: {
      id: randomUUID(),
      forClient: true,
      trip: { name, ...shape, party },
      days,
      createdAt: new Date(now.getTime() - daysPlanned * DAY_MS),
    },
  };
};

/** The next trip first. */
export const planDemoTrips = (client: DemoClient, now: Date): DemoTrip[] =>
  trips.filter(({ of }) => of === client.key).map((written) => planTrip(written, client, now));
