import { parkNames, type Attraction } from '@landsea/contracts/catalogue';
import { formatDate, joinWords, type CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { Traveler, TripDay } from '@landsea/contracts/trip';
import { makeLaneChecks } from '../day-plans/lanes/lane-problems.js';
import { isLane, isPass, needsLane } from '../day-plans/lanes/lane-facts.js';
import { findUnmeasured, splitRiders } from '../day-plans/riders/riders.js';

interface WishProblem {
  itemId: string;
  text: string;
}

export interface WishChecks {
  wishes: readonly DayItem[];
  /** The whole plan, with the wishes. */
  items: readonly DayItem[];
  party: readonly Traveler[];
  days: readonly TripDay[];
  startDate: CalendarDate;
  rides: readonly Attraction[];
}

const listNames = (people: readonly Traveler[]): string => joinWords(people.map(({ name }) => name));

/** A planned ride is checked as if it were picked ahead: that is what the agent is about to do. */
const asPickedAhead = (item: DayItem): DayItem => {
  if (!isLane(item) || isPass(item) || item.details.product !== 'multi' || item.date === null) return item;
  if (item.status !== 'planned' && item.status !== 'wish') return item;
  return { ...item, status: 'planned', details: { ...item.details, isPreselected: true } };
};

const findMembers = ({ people }: DayItem, party: readonly Traveler[]): Traveler[] =>
  party.filter(({ id, name }) => people === null || people.includes(id ?? name));

const describePeople = ({ people }: DayItem, party: readonly Traveler[]): string[] => {
  const known = new Set(party.map(({ id, name }) => id ?? name));
  const gone = (people ?? []).filter((person) => !known.has(person)).length;
  if (gone === 0) return [];
  return [
    gone === 1
      ? 'One person of this wish no longer travels: check for how many to book.'
      : `${gone} people of this wish no longer travel: check for how many to book.`,
  ];
};

const describeHeights = (wish: DayItem, ride: Attraction | undefined, checks: WishChecks): string[] => {
  const limit = ride?.heightInches ?? null;
  if (!ride || limit === null) return [];
  const date = wish.date ?? checks.startDate;
  const members = findMembers(wish, checks.party).filter(
    (person) => !isLane(wish) || needsLane(person, date),
  );
  const unknown = findUnmeasured(ride, members, date);
  const { tooShort: short } = splitRiders(ride, members, date);
  return [
    ...(short.length > 0
      ? [
          `${listNames(short)} ${short.length === 1 ? 'is' : 'are'} too short (${limit} inches): book for ${
            short.length < members.length ? 'the others' : 'nobody'
          }.`,
        ]
      : []),
    ...(unknown.length > 0
      ? [`${listNames(unknown)}: height missing, and this ride asks for ${limit} inches.`]
      : []),
  ];
};

const describeDay = (wish: DayItem, ride: Attraction | undefined, days: readonly TripDay[]): string[] => {
  if (wish.date === null) return [];
  const day = days.find(({ date }) => date === wish.date);
  const park = ride?.park ?? wish.park;
  if (!day) return [`${formatDate(wish.date)} is not a day of this trip.`];
  if (park === null || day.parks.length === 0 || day.parks.includes(park)) return [];
  return [
    `${formatDate(wish.date)} is at ${joinWords(day.parks.map((each) => parkNames[each]))}, and this is at ${parkNames[park]}.`,
  ];
};

/** The problems that an expert would notice before booking these wishes; none where all is well. */
export const findWishProblems = (checks: WishChecks): WishProblem[] => {
  const { wishes, items, party, days, rides } = checks;
  const byId = new Map(rides.map((ride) => [ride.id, ride]));
  const planned = items.map(asPickedAhead);
  const checkLane = makeLaneChecks(planned, { rides, party });
  return wishes.flatMap((wish) => {
    const ride = wish.catalogueId === null ? undefined : byId.get(wish.catalogueId);
    const lanes = checkLane(asPickedAhead(wish))
      .filter(({ rule }) => rule !== 'height')
      .map(({ message }) => (wish.date ? `${formatDate(wish.date)}: ${message}` : message));
    const texts = [
      ...describePeople(wish, party),
      ...describeDay(wish, ride, days),
      ...describeHeights(wish, ride, checks),
      ...lanes,
    ];
    return texts.map((text) => ({ itemId: wish.id, text }));
  });
};

interface BookedWish {
  date: string;
  time: string;
}

/** The fields that a booking cannot be without, with what to do. */
export const findBookingGaps = ({ date, time }: BookedWish): Partial<Record<keyof BookedWish, string>> => ({
  ...(date === '' && { date: 'Choose the day first' }),
  ...(time === '' && { time: 'Enter the time you got' }),
});

/** A Lightning Lane has a time and no number. */
export const hasConfirmation = ({ details }: Pick<DayItem, 'details'>): boolean => details.kind !== 'lane';
