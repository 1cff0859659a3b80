import { laneItemProblems, newItem } from '@landsea/contracts/day-plans';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import { personKey } from '../../../trip/rules/party';
import type { LaneEntry } from '../model/lane-catalogue';
import { newPeople, passHolders, priceFor } from '../model/lane-desk';
import type { DayOutlook, LaneDesk } from '../model/lane-desk';
import { newPass, newSelection } from '../model/lane-edits';
import { isTallEnough } from '../model/lane-wishes';

/** Who a ride is for: the shown people, without those who are not tall enough; null for all who need a pass. */
const ridersOf = (desk: LaneDesk, ride: LaneEntry, date: string): string[] | null => {
  const shown = newPeople(desk);
  if (shown) return shown;
  const holders = passHolders(desk, date);
  const riders = holders.filter((person) => isTallEnough(ride, person));
  return riders.length === holders.length ? null : riders.map(personKey);
};

/** The items that follow the advice for a day: its first picks and the passes worth buying, as far as they still fit. */
export const adviceItems = (desk: LaneDesk, { date, park, order, value }: DayOutlook): CreateDayItem[] => {
  const { trip, day, catalogue } = desk;
  const bought = new Set(value.best.map(({ product }) => product));
  const pass = bought.has('premier') ? ('premier' as const) : ('multi' as const);
  const singles = order.singles.filter(({ ride }) =>
    value.best.some(({ product, rideIds }) => product === 'single' && rideIds.includes(ride.id)),
  );
  const people = newPeople(desk);
  const passes = bought.has(pass)
    ? [newPass(pass, park, { date, people }, priceFor(desk, { product: pass, park }, date, people))]
    : [];
  const picks = bought.has('multi') ? order.first : [];
  const rides = [...picks, ...singles].map(({ ride }) => {
    const riders = ridersOf(desk, ride, date);
    const price =
      ride.lane.product === 'single'
        ? priceFor(desk, { product: 'single', attractionId: ride.id }, date, riders)
        : null;
    return newSelection(ride, { date, people: riders }, { isPreselected: true, price });
  });
  const added: CreateDayItem[] = [];
  const items: DayItem[] = [...day.items];
  for (const item of [...passes, ...rides]) {
    if (laneItemProblems(newItem(item, items), items, catalogue.entries, trip.party).length > 0) continue;
    added.push(item);
    items.push(newItem(item, items));
  }
  return added;
};
