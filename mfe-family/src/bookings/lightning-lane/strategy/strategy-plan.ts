import { makeLaneChecks, makeItem } from '@landsea/rules/day-plans';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import { listLaneRiders, priceFor, type DayOutlook, type LanePlanner } from '../model/lane-planner';
import { makeSelection } from '../../../items/panel/actions/new-lane';
import { makePass } from '../model/lane-edits';

export const makeAdviceItems = (
  planner: LanePlanner,
  { date, park, rides, order, value }: DayOutlook,
): CreateDayItem[] => {
  const { trip, catalogue } = planner;
  const bought = new Set(value.best.map(({ product }) => product));
  const pass = bought.has('premier') ? ('premier' as const) : ('multi' as const);
  const singles = order.singles.filter(({ ride }) =>
    value.best.some(({ product, rideIds }) => product === 'single' && rideIds.includes(ride.id)),
  );
  const covered = rides.filter(({ id }) =>
    value.best.some((option) => option.product === pass && option.rideIds.includes(id)),
  );
  const people = listLaneRiders(planner, covered, date);
  const passes = bought.has(pass)
    ? [makePass(pass, park, { date, people }, priceFor(planner, { product: pass, park }, date, people))]
    : [];
  const picks = bought.has('multi') ? order.first : [];
  const selections = [...picks, ...singles].map(({ ride }) => {
    const riders = listLaneRiders(planner, [ride], date);
    const price =
      ride.lane.product === 'single'
        ? priceFor(planner, { product: 'single', attractionId: ride.id }, date, riders)
        : null;
    return makeSelection(ride, { date, people: riders }, { isPreselected: true, price });
  });
  const added: CreateDayItem[] = [];
  const items: DayItem[] = [...planner.items.items];
  const context = { rides: catalogue.entries, party: trip.party };
  for (const item of [...passes, ...selections]) {
    const fresh = makeItem(item, items);
    if (makeLaneChecks(items, context)(fresh).length > 0) continue;
    added.push(item);
    items.push(fresh);
  }
  return added;
};
