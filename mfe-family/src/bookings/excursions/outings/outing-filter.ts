import { pricePartyOuting } from '@landsea/rules/day-plans';
import type { Excursion, PortGuide } from '@landsea/contracts/catalogue';
import { findTimeToSpare } from './time-to-spare';
import { splitByMinAge, type Guest } from '../who-can-go';

const ADULT = 18;

const isForAdults = ({ outing, price }: { outing: Excursion; price: { to: number } }): boolean =>
  outing.minAge >= ADULT && price.to === 0;

export interface OutingFilter {
  /** Ids; empty for everyone. */
  who: readonly string[];
  level: 1 | 2 | 3;
  /** The highest price for the people who go, in cents; null without a limit. */
  budgetCents: number | null;
  bookedWith: Excursion['bookedWith'] | null;
}

export const noFilter: OutingFilter = { who: [], level: 3, budgetCents: null, bookedWith: null };

export const isFiltering = (filter: OutingFilter): boolean =>
  filter.who.length > 0 || filter.level < 3 || filter.budgetCents !== null || filter.bookedWith !== null;

export const listGoing = (filter: Pick<OutingFilter, 'who'>, guests: readonly Guest[]): Guest[] =>
  filter.who.length === 0 ? [...guests] : guests.filter(({ id }) => filter.who.includes(id));

/**
 * Best first: outings that fit the stop and take everyone who goes, for adults alone the free places for
 * adults only, then the cheapest. With people chosen, an outing that one of them is too young for is left
 * out; for everyone it stays, as a family can split up.
 */
export const filterOutings = (
  outings: readonly Excursion[],
  filter: OutingFilter,
  guests: readonly Guest[],
  port: Pick<PortGuide, 'arrives' | 'allAboard' | 'dock'>,
): Excursion[] => {
  const going = listGoing(filter, guests);
  const adultsOnly = going.length > 0 && going.every(({ age }) => age >= ADULT);
  const rated = outings.map((outing) => {
    const { can, tooYoung } = splitByMinAge(outing, going);
    const price = pricePartyOuting(
      outing,
      can.map(({ age }) => age),
    );
    const tooLong = findTimeToSpare(port, outing).kind === 'too-long';
    return { outing, can, tooYoung, price, tooLong };
  });
  return rated
    .filter(
      ({ outing, can, tooYoung, price }) =>
        can.length > 0 &&
        (filter.who.length === 0 || tooYoung.length === 0) &&
        outing.activityLevel <= filter.level &&
        (filter.bookedWith === null || outing.bookedWith === filter.bookedWith) &&
        (filter.budgetCents === null || price.from <= filter.budgetCents),
    )
    .toSorted(
      (a, b) =>
        Number(a.tooLong) - Number(b.tooLong) ||
        Number(a.tooYoung.length > 0) - Number(b.tooYoung.length > 0) ||
        (adultsOnly ? Number(isForAdults(b)) - Number(isForAdults(a)) : 0) ||
        a.price.from - b.price.from ||
        a.outing.id.localeCompare(b.outing.id),
    )
    .map(({ outing }) => outing);
};
