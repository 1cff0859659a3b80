import { randomUUID } from 'node:crypto';
import type { ChosenStage } from '@landsea/contracts/agents';
import { parkIds } from '@landsea/contracts/catalogue';
import { addDays, getDateIn, DAY_MS, type CalendarDate } from '@landsea/contracts/core';
import { getAgeOn, listTripDays } from '@landsea/rules/trip';
import type { CreateTrip, TripDay } from '@landsea/contracts/trip';
import type { StartingItem } from '../../planning/days/insert-items.js';
import type { PlannedTrip } from '../../trip/trips/insert-trips.js';
import type { DemoClient } from './demo-clients.js';
import { makeDemoWishes } from './demo-wishes.js';

export interface DemoTrip {
  clientId: string;
  stage: ChosenStage | null;
  bookedOn: CalendarDate | null;
  planned: PlannedTrip;
  items: StartingItem[];
}

interface Written {
  name: string;
  startsIn: number;
  hotel?: readonly [name: string, nights: number];
  ship?: readonly [name: string, ports: readonly string[]];
  stage: ChosenStage | null;
}

const SINCE_BOOKED = 0.8;
/** A returning client booked this trip long after they came. */
const MOST_DAYS_BOOKED = 200;

const bookedOnOf = ({ daysKnown }: DemoClient, today: CalendarDate): CalendarDate =>
  addDays(today, -Math.min(Math.round(daysKnown * SINCE_BOOKED), MOST_DAYS_BOOKED));

const bahamas = ['Port Canaveral', 'Nassau, Bahamas', 'Castaway Cay', 'At Sea', 'Port Canaveral'];

/** Dining opens 60 days before check-in, Lightning Lane 7, activities aboard 75: there is work today. */
const trips: Readonly<Record<string, Written>> = {
  okafor: {
    name: 'Femi turns six',
    startsIn: 60,
    hotel: ['Polynesian Village Resort', 6],
    stage: 'booked',
  },
  baker: { name: 'The twins’ big week', startsIn: 61, hotel: ['Pop Century Resort', 5], stage: 'booked' },
  schmidt: {
    name: 'First time at the castle',
    startsIn: 7,
    hotel: ['Contemporary Resort', 4],
    stage: 'booked',
  },
  haddad: { name: 'Ten years, at sea', startsIn: 90, ship: ['Disney Wish', bahamas], stage: 'booked' },
  silva: {
    name: 'Silvas by land and sea',
    startsIn: 93,
    hotel: ['Beach Club Resort', 3],
    ship: ['Disney Wish', bahamas],
    stage: 'booked',
  },
  moss: { name: 'Mosses and the mouse', startsIn: -1, hotel: ['Wilderness Lodge', 5], stage: null },
  raman: { name: 'Just the two of us', startsIn: -14, hotel: ['BoardWalk Inn', 4], stage: null },
  park: { name: 'Haru’s first castle', startsIn: 150, hotel: ['Pop Century Resort', 4], stage: 'quoted' },
  fernandez: { name: 'A quiet week at sea', startsIn: 210, ship: ['Disney Wish', bahamas], stage: 'quoted' },
};

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

const inParks = (days: TripDay[]): TripDay[] => {
  let count = 0;
  return days.map((day) => {
    if (day.kind !== 'park') return day;
    const park = parkIds[count % parkIds.length];
    count += 1;
    return { ...day, parks: park ? [park] : [] };
  });
};

export const planDemoTrip = (client: DemoClient, now: Date): DemoTrip | undefined => {
  const written = trips[client.key];
  if (!written) return undefined;
  const shape = shapeOf(written, getDateIn(now));
  const party = client.people.map(({ id, firstName, lastName, birthDate, loyalties, ...person }) => ({
    id,
    name: `${firstName} ${lastName}`,
    age: birthDate ? getAgeOn({ age: 0, birthDate }, shape.startDate) : 35,
    ...(birthDate && { birthDate }),
    ...(person.heightInches !== null && { heightInches: person.heightInches }),
    ...(person.dietaryNotes !== null && { dietaryNotes: person.dietaryNotes }),
    ...levelOf(loyalties[0]?.level),
  }));
  const days = inParks(listTripDays(shape));
  return {
    clientId: client.id,
    stage: written.stage,
    bookedOn: written.stage === 'quoted' ? null : bookedOnOf(client, getDateIn(now)),
    items: makeDemoWishes(client, days),
    planned: {
      id: randomUUID(),
      forClient: true,
      trip: { name: written.name, ...shape, party },
      days,
      createdAt: new Date(now.getTime() - client.daysKnown * DAY_MS),
    },
  };
};
