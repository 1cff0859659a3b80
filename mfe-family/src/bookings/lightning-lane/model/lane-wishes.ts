import type { ParkId } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import {
  itemLife,
  listPossibleRides,
  listTypicalLaneRides,
  type LaneEntry,
  type LanePerson,
} from '@landsea/rules/day-plans';
import { toPersonKey } from '../../../trip-frame/people/party';

export interface LaneWishes {
  rides: LaneEntry[];
  /** Without wishes these are the most popular rides. */
  isTypical: boolean;
}

export const listWishesOn = (
  { date, park }: { date: string; park: ParkId },
  items: readonly DayItem[],
  entries: readonly LaneEntry[],
  people: readonly LanePerson[],
): LaneWishes => {
  const refs = people.map(toPersonKey);
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
  const possible = listPossibleRides({ date, park }, entries, people);
  const wishes = possible.filter(({ id }) => named.has(id));
  const hasLane = wishes.some(({ lane }) => lane.product !== 'none');
  return hasLane
    ? { rides: wishes, isTypical: false }
    : { rides: listTypicalLaneRides(possible), isTypical: true };
};
