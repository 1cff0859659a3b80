import {
  compareSellOut,
  getCrowdLevel,
  listFallbacks,
  holdsPlace,
  getLaneGoneBy,
  listLanePeople,
  filterPeopleNamed,
  splitRiders,
  type LaneEntry,
} from '@landsea/rules/day-plans';
import type { BookingWindow } from '@landsea/contracts/planning';
import { listLaneDays, type LaneDay, type LaneSelection } from '../model/lane-days';
import type { LanePlanner } from '../model/lane-planner';
import { getLaneState } from '../model/lane-labels';
import { listWishesOn } from '../model/lane-wishes';

export interface MorningRow {
  item: LaneSelection;
  isDone: boolean;
  /** The time by which return times are typically gone that day; null when they last. */
  goneBy: string | null;
  fallbacks: LaneEntry[];
}

export interface MorningDay {
  date: string;
  rows: MorningRow[];
}

const isToBook = (item: LaneSelection): boolean =>
  getLaneState(item) !== 'used' &&
  (item.details.product === 'single' || item.details.isPreselected || holdsPlace(item));

const MOST_FALLBACKS = 2;

const rowsOf = (
  { trip, items, catalogue }: LanePlanner,
  { date, parks, selections }: LaneDay,
): MorningRow[] => {
  const crowd = getCrowdLevel(date, catalogue.calendar);
  const rideOf = ({ catalogueId }: LaneSelection) => catalogue.entries.find(({ id }) => id === catalogueId);
  const wishes = parks.flatMap(
    (park) => listWishesOn({ date, park }, items.items, catalogue.entries, trip.party).rides,
  );
  const isFree = ({ id }: LaneEntry) => !selections.some(({ catalogueId }) => catalogueId === id);
  const free = wishes.filter(isFree);
  const popular = catalogue.entries.filter(
    (entry) => !entry.isShow && entry.appeal !== 'minor' && isFree(entry) && !free.includes(entry),
  );
  const fallbacksOf = (item: LaneSelection, ride: LaneEntry): LaneEntry[] => {
    const riders = splitRiders(
      ride,
      filterPeopleNamed(listLanePeople(item, trip.party), trip.party),
      date,
    ).riders;
    const suits = (other: LaneEntry) => splitRiders(other, riders, date).tooShort.length === 0;
    const found = [free, popular].flatMap((others) => listFallbacks(ride, others.filter(suits), crowd));
    return found.slice(0, MOST_FALLBACKS);
  };
  const sorted = compareSellOut(crowd);
  return selections
    .filter(isToBook)
    .map((item) => ({ item, ride: rideOf(item) }))
    .sort((a, b) => (a.ride && b.ride ? sorted(a.ride, b.ride) : Number(!a.ride) - Number(!b.ride)))
    .map(({ item, ride }) => ({
      item,
      isDone: getLaneState(item) === 'booked',
      goneBy: ride ? getLaneGoneBy(ride, crowd) : null,
      fallbacks: ride ? fallbacksOf(item, ride) : [],
    }));
};

export const planMorning = (
  planner: LanePlanner,
  { covers }: Pick<BookingWindow, 'covers'>,
): MorningDay[] => {
  const { days, items } = planner.items;
  const soonest = ({ rows }: MorningDay) => rows[0]?.goneBy ?? '24:00';
  return listLaneDays({ days, items }, planner.trip.party)
    .filter(({ date }) => covers && covers.from <= date && date <= covers.to)
    .map((laneDay) => ({ date: laneDay.date, rows: rowsOf(planner, laneDay) }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => soonest(a).localeCompare(soonest(b)) || a.date.localeCompare(b.date));
};
