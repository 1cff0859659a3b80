import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { ItemDetails } from '@landsea/contracts/planning';
import type { HouseholdPerson } from '@landsea/contracts/agents';
import { getAgeOn, listTripDays } from '@landsea/rules/trip';
import { itemLife } from '@landsea/rules/day-plans';
import type { StartingItem } from '../../planning/days/insert-items.js';
import type { PlannedTrip } from '../../trip/trips/insert-trips.js';

/** Guests of a park hotel book tables 60 days before they arrive, so the window of this trip opens today. */
const DINING_DAYS = 60;
const NIGHTS = 4;

const dinner: ItemDetails = { ...itemLife.dining.blank, meal: 'dinner', freeCancelHours: 2 };

const wishes = [
  { day: 1, title: "'Ohana", catalogueId: 'ohana', time: '18:00' },
  { day: 2, title: 'Space 220 Restaurant', catalogueId: 'space-220-restaurant', time: '17:30' },
];

/** A trip of the sample family with tables to book this morning. */
export const planSampleTrip = (
  people: readonly HouseholdPerson[],
  today: CalendarDate,
  now: Date,
): { planned: PlannedTrip; items: StartingItem[] } => {
  const startDate = addDays(today, DINING_DAYS);
  const endDate = addDays(startDate, NIGHTS);
  const stays = [
    { hotelName: 'Polynesian Village Resort', onSite: true, checkIn: startDate, checkOut: endDate },
  ];
  const shape = { mode: 'parks' as const, startDate, endDate, stays, sailing: null };
  const party = people.map(({ id, firstName, lastName, birthDate, heightInches, dietaryNotes }) => ({
    id,
    name: `${firstName} ${lastName}`,
    age: birthDate ? getAgeOn({ age: 0, birthDate }, startDate) : 35,
    ...(birthDate && { birthDate }),
    ...(heightInches !== null && { heightInches }),
    ...(dietaryNotes !== null && { dietaryNotes }),
  }));
  const days = listTripDays(shape);
  return {
    planned: {
      id: randomUUID(),
      trip: { name: 'Lucía’s first castle', ...shape, party },
      days,
      createdAt: now,
      forClient: true,
    },
    items: wishes.map(({ day, ...wish }) => ({
      ...wish,
      id: randomUUID(),
      date: days[day]?.date ?? null,
      details: dinner,
    })),
  };
};
