import type { ParkId } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { itemLife, ridersOf } from '@landsea/contracts/day-plans';
import type { LanePerson } from '@landsea/contracts/day-plans';
import { personKey } from '../../../trip-page/rules/party';
import type { LaneEntry } from './lane-catalogue';

export interface LaneWishes {
  rides: LaneEntry[];
  /** Nothing is wished for yet: these are the rides that most families go for. */
  isTypical: boolean;
}

/**
 * The rides that these people want in a park on a date: what is on that day for one of them, and wishes without a date. Shows
 * and rides for which none of them is tall enough are left out.
 */
export const wishesOn = (
  { date, park }: { date: string; park: ParkId },
  items: readonly DayItem[],
  entries: readonly LaneEntry[],
  people: readonly LanePerson[],
): LaneWishes => {
  const refs = people.map(personKey);
  const named = new Set(
    items
      .filter(
        (item) =>
          itemLife[item.details.kind].wantsLane &&
          item.status !== 'cancelled' &&
          (item.date === date || item.date === null) &&
          (item.people === null || item.people.some((ref) => refs.includes(ref))),
      )
      .map(({ catalogueId }) => catalogueId),
  );
  const possible = entries.filter(
    (entry) => entry.park === park && !entry.isShow && ridersOf(entry, people, date).riders.length > 0,
  );
  const wishes = possible.filter(({ id }) => named.has(id));
  const hasLane = wishes.some(({ lane }) => lane.product !== 'none');
  return hasLane
    ? { rides: wishes, isTypical: false }
    : {
        rides: possible.filter(({ lane, appeal }) => lane.product !== 'none' && appeal !== 'minor'),
        isTypical: true,
      };
};
