import { getFirstName, type CalendarDate } from '@landsea/contracts/core';
import type { ShipVenue } from '@landsea/contracts/catalogue';
import { getAgeOn } from '@landsea/rules/trip';
import type { Traveler } from '@landsea/contracts/trip';
import { toPersonKey } from '../../trip-frame/people/party';

export interface Guest {
  id: string;
  name: string;
  /** Whole years on that day. */
  age: number;
  /** Whole months on that day; null without a birth date. */
  months: number | null;
  heightInches: number | undefined;
}

const monthsOn = (birthDate: CalendarDate, date: CalendarDate): number =>
  (Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))) * 12 +
  (Number(date.slice(5, 7)) - Number(birthDate.slice(5, 7))) -
  (date.slice(8) < birthDate.slice(8) ? 1 : 0);

export const listGuestsOn = (party: readonly Traveler[], date: CalendarDate): Guest[] =>
  party.map((person) => ({
    id: toPersonKey(person),
    name: person.name,
    age: getAgeOn(person, date),
    months: person.birthDate === undefined ? null : monthsOn(person.birthDate, date),
    heightInches: person.heightInches,
  }));

export const splitByMinAge = (
  { minAge }: { minAge: number },
  guests: readonly Guest[],
): { can: Guest[]; tooYoung: Guest[] } => ({
  can: guests.filter(({ age }) => age >= minAge),
  tooYoung: guests.filter(({ age }) => age < minAge),
});

type Ages = Pick<ShipVenue, 'minAge' | 'maxAge'>;

export const takesGuest = ({ minAge, maxAge }: Ages, { age, months }: Guest): boolean => {
  const isOldEnough =
    minAge === null || age >= minAge || (age === 0 && (months === null ? minAge < 1 : months >= minAge * 12));
  return isOldEnough && (maxAge === null || age <= maxAge);
};

const CLUBS_TO_AGE = 17;

export const listClubsByChild = (
  venues: readonly ShipVenue[],
  guests: readonly Guest[],
): { guest: Guest; clubs: ShipVenue[] }[] =>
  guests
    .filter(({ age }) => age <= CLUBS_TO_AGE)
    .map((guest) => ({
      guest,
      clubs: venues.filter(
        (venue) => (venue.section === 'club' || venue.section === 'nursery') && takesGuest(venue, guest),
      ),
    }));

export const formatNames = (guests: readonly Pick<Guest, 'name'>[]): string => {
  const names = guests.map(getFirstName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
};
