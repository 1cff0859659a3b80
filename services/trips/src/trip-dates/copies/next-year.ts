import { addDays, countDaysBetween } from '@landsea/contracts/core';
import type { CreateTrip, TripDay, TripDetail, Sailing } from '@landsea/contracts/trip';
import { ageParty } from '../../trip/people/party.js';
import { getNextFrame } from '../details/next-frame.js';

const unbooked = ({ reservation: _number, stateroom: _room, ...sailing }: Sailing): Sailing => sailing;

export const omitNumbers = ({ stays, sailing }: Pick<TripDetail, 'stays' | 'sailing'>) => ({
  stays: stays.map(({ confirmation: _booked, ...stay }) => stay),
  sailing: sailing && unbooked(sailing),
});

const WEEK = 7;
const NAME_LENGTH = 120;

/** The shift is a whole number of weeks. */
export const findSameWeekday = (date: string, years: number): string => {
  const [year = '', rest] = [date.slice(0, 4), date.slice(4)];
  const anniversary = `${Number(year) + years}${rest === '-02-29' ? '-02-28' : rest}`;
  return addDays(date, Math.round(countDaysBetween(date, anniversary) / WEEK) * WEEK);
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
export const moveToNextYear = (trip: TripDetail, today: string): NextYearTrip => {
  let years = 1;
  while (findSameWeekday(trip.startDate, years) <= today) years += 1;
  const startDate = findSameWeekday(trip.startDate, years);
  const endDate = addDays(startDate, countDaysBetween(trip.startDate, trip.endDate));
  const { frame } = getNextFrame(trip, { startDate, endDate });
  const older = trip.party.map((person) => ({ ...person, age: Math.min(120, person.age + years) }));
  const party = ageParty(older, startDate);
  const name = nextName(trip.name, trip.startDate.slice(0, 4), startDate.slice(0, 4));
  const { mode, days } = frame;
  return { trip: { name, mode, startDate, endDate, ...omitNumbers(frame), party }, days };
};
