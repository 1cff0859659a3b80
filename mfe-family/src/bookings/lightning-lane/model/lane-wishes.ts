import type { ParkId } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { itemLife, possibleRides, typicalLaneRides } from '@landsea/contracts/day-plans';
import type { LaneEntry, LanePerson } from '@landsea/contracts/day-plans';
import { personKey } from '../../../trip-page/rules/party';

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
  const possible = possibleRides({ date, park }, entries, people);
  const wishes = possible.filter(({ id }) => named.has(id));
  const hasLane = wishes.some(({ lane }) => lane.product !== 'none');
  return hasLane
    ? { rides: wishes, isTypical: false }
    : { rides: typicalLaneRides(possible), isTypical: true };
};
