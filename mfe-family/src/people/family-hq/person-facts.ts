import type { Attraction } from '@landsea/contracts/catalogue';
import { listDates, type CalendarDate } from '@landsea/contracts/core';
import { getAgeOn, getTicketAge, type TicketAge } from '@landsea/rules/trip';
import type { LoyaltyLevel, PartyMember, Traveler } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import type { PersonChange } from '../../trip-frame/api/person-queue';
import { paceNames, formatYears } from '../../trip-frame/people/party';

interface Dates {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

const ticketNames: Record<TicketAge, string> = {
  free: 'Under 3: no park ticket',
  child: '3 to 9: child ticket',
  adult: '10 and over: adult ticket',
};

export const levelNames: Record<LoyaltyLevel, string> = {
  'first-time': 'First sailing',
  silver: 'Silver Castaway Club',
  gold: 'Gold Castaway Club',
  platinum: 'Platinum Castaway Club',
  pearl: 'Pearl Castaway Club',
};

export const fieldNames: Record<keyof PersonChange, string> = {
  name: 'Name',
  age: 'Age',
  birthDate: 'Birth date',
  heightInches: 'Height',
  dietaryNotes: 'Dietary needs',
  loyaltyLevel: 'Loyalty level',
  pace: 'Pace',
};

export const formatField = (person: PartyMember, field: keyof PersonChange): string => {
  const { birthDate, heightInches, loyaltyLevel, pace } = person;
  switch (field) {
    case 'birthDate':
      return birthDate ? formatDate(birthDate) : '';
    case 'heightInches':
      return heightInches === undefined ? '' : `${heightInches} in`;
    case 'loyaltyLevel':
      return loyaltyLevel ? levelNames[loyaltyLevel] : '';
    case 'pace':
      return pace ? paceNames[pace] : '';
    case 'age':
      return formatYears(person.age);
    default:
      return person[field] ?? '';
  }
};

export const describeAge = (
  person: Traveler,
  { startDate, endDate }: Dates,
): { age: string; ticket: string; birthday: string | undefined } => {
  const first = getAgeOn(person, startDate);
  const last = getAgeOn(person, endDate);
  const ticket = ticketNames[getTicketAge(first)];
  if (first === last) return { age: formatYears(first), ticket, birthday: undefined };
  const day = listDates(startDate, endDate).find((date) => getAgeOn(person, date) === last) ?? endDate;
  const next = getTicketAge(last) === getTicketAge(first) ? '' : `, then ${ticketNames[getTicketAge(last)]}`;
  return {
    age: formatYears(first),
    ticket: `${ticket}${next}`,
    birthday: `Turns ${last} on ${formatDate(day)}`,
  };
};

/** Inches. */
export type HeightRide = Attraction & { heightInches: number };

export interface RideFacts {
  can: readonly HeightRide[];
  cannot: readonly HeightRide[];
  next: string | undefined;
}

const asksForHeight = (ride: Attraction): ride is HeightRide => ride.heightInches !== null;

/** The lowest first; undefined while the height is not known. */
export const findRideFacts = (
  rides: readonly Attraction[],
  heightInches: number | undefined,
): RideFacts | undefined => {
  if (heightInches === undefined) return undefined;
  const asking = rides.filter(asksForHeight).toSorted((a, b) => a.heightInches - b.heightInches);
  const can = asking.filter((ride) => ride.heightInches <= heightInches);
  const cannot = asking.filter((ride) => ride.heightInches > heightInches);
  const [closest] = cannot;
  if (!closest) return { can, cannot, next: undefined };
  const missing = closest.heightInches - heightInches;
  return {
    can,
    cannot,
    next: `${missing} ${missing === 1 ? 'inch' : 'inches'} to ${closest.name}`,
  };
};
