import { addDays, countDaysBetween } from '@landsea/contracts/core';
import type { CreateTrip, TripDetail } from '@landsea/contracts/trip';
import { getNextFrame } from '../details/next-frame.js';
import { type NextYearTrip, omitNumbers } from './next-year.js';

export const moveTrip = (trip: TripDetail, startDate: string): NextYearTrip => {
  const endDate = addDays(startDate, countDaysBetween(trip.startDate, trip.endDate));
  const { frame } = getNextFrame(trip, { startDate, endDate });
  const { name, party } = trip;
  const { mode, days } = frame;
  return { trip: { name, mode, startDate, endDate, ...omitNumbers(frame), party }, days };
};

type Party = CreateTrip['party'];

const unnamed = (party: Party): Party =>
  party.map(({ id, age }, index) => ({ ...(id && { id }), name: `Traveler ${index + 1}`, age }));

export const renewParty = (party: Party, household: Party): Party => {
  if (household.length > 1) return household;
  const [first, ...others] = unnamed(party);
  return first ? [{ ...first, ...household[0] }, ...others] : household;
};
