import { addDays, daysBetween } from '@landsea/contracts/core';
import { type CreateTrip, type TripDay, type TripDetail } from '@landsea/contracts/trip';
import { partyOn } from '../../trip/people/party.js';
import { nextFrame } from '../details/next-frame.js';
import { withoutNumbers } from './without-numbers.js';

const WEEK = 7;
const NAME_LENGTH = 120;

/** The shift is a whole number of weeks. */
export const sameWeekday = (date: string, years: number): string => {
  const [year = '', rest] = [date.slice(0, 4), date.slice(4)];
  const anniversary = `${String(Number(year) + years)}${rest === '-02-29' ? '-02-28' : rest}`;
  return addDays(date, Math.round(daysBetween(date, anniversary) / WEEK) * WEEK);
};

const nextName = (name: string, from: string, to: string): string => {
  const named = name.includes(from) ? name.replaceAll(from, to) : `${name}, ${to}`;
  return named.length > NAME_LENGTH ? name : named;
};

export interface NextYearTrip {
  trip: CreateTrip;
  days: TripDay[];
}

/** The first year after `today`, on the same weekdays; everybody is that much older. */
export const nextYear = (trip: TripDetail, today: string): NextYearTrip => {
  let years = 1;
  while (sameWeekday(trip.startDate, years) <= today) years += 1;
  const startDate = sameWeekday(trip.startDate, years);
  const endDate = addDays(startDate, daysBetween(trip.startDate, trip.endDate));
  const { frame } = nextFrame(trip, { startDate, endDate });
  const older = trip.party.map((person) => ({ ...person, age: Math.min(120, person.age + years) }));
  const party = partyOn(older, startDate);
  const name = nextName(trip.name, trip.startDate.slice(0, 4), startDate.slice(0, 4));
  const { mode, days } = frame;
  return { trip: { name, mode, startDate, endDate, ...withoutNumbers(frame), party }, days };
};
