import { getLandName } from '@landsea/rules/catalogue';
import {
  makeLaneChecks,
  listLanePayers,
  priceLane,
  needsLane,
  makeItem,
  type LaneEntry,
  type LanePrice,
} from '@landsea/rules/day-plans';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import type { LaneCatalogue } from '../../../catalogue/api/lane-catalogue';
import { toPersonKey } from '../../../trip-frame/people/party';

export interface LaneTarget {
  date: string;
  people: string[] | null;
}

export const makeSelection = (
  { id: catalogueId, name, park, land, lane }: LaneEntry,
  { date, people }: LaneTarget,
  { isPreselected, price }: { isPreselected: boolean; price: LanePrice | null },
): CreateDayItem => ({
  id: crypto.randomUUID(),
  title: name,
  date,
  people,
  park,
  place: land ? getLandName(land) : null,
  catalogueId,
  status: 'planned',
  costCents: lane.product === 'single' ? (price?.cents ?? null) : null,
  details: {
    kind: 'lane',
    product: lane.product === 'single' ? 'single' : 'multi',
    returnUntil: null,
    isPreselected: lane.product !== 'single' && isPreselected,
  },
});

type LaneOffer =
  | { lane: CreateDayItem; price: LanePrice | null; isForLater: boolean; problem?: undefined }
  | { problem: string };

/** For the item's people who can board; undefined without a lane to plan. */
export function getLaneOffer(
  item: DayItem,
  trip: Pick<TripDetail, 'party'>,
  items: readonly DayItem[],
  { entries, calendar }: LaneCatalogue,
): LaneOffer | undefined {
  const { date, catalogueId } = item;
  const ride = entries.find(({ id }) => id === catalogueId);
  if (date === null || !ride || ride.lane.product === 'none') return undefined;
  const isKnown = items.some(
    (other) =>
      other.date === date &&
      other.catalogueId === catalogueId &&
      other.details.kind === 'lane' &&
      other.status !== 'cancelled',
  );
  if (isKnown) return undefined;
  const paying = trip.party.filter((person) => needsLane(person, date));
  const taking = paying.filter((person) => item.people?.includes(toPersonKey(person)) ?? true);
  const riders = listLanePayers(taking, [ride], date);
  if (riders.length === 0) return undefined;
  const people = riders.length === paying.length ? null : riders.map(toPersonKey);
  const offer = { product: 'single', attractionId: ride.id } as const;
  const price = ride.lane.product === 'single' ? priceLane(offer, date, riders, calendar) : null;
  const check = makeLaneChecks(items, { rides: entries, party: trip.party });
  const problemOf = (lane: CreateDayItem) => check(makeItem(lane, items))[0]?.message;
  const ahead = makeSelection(ride, { date, people }, { isPreselected: true, price });
  if (problemOf(ahead) === undefined) return { lane: ahead, price, isForLater: false };
  const later = makeSelection(ride, { date, people }, { isPreselected: false, price });
  const problem = problemOf(later);
  return problem === undefined ? { lane: later, price, isForLater: true } : { problem };
}
