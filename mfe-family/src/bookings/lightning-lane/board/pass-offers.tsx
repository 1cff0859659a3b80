import type { ParkId } from '@landsea/contracts/catalogue';
import { laneProductNames, listLanePeople } from '@landsea/rules/day-plans';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import type { LaneDay } from '../model/lane-days';
import { type LanePlanner, listEligibleLanes, getNewPeople, priceFor } from '../model/lane-planner';
import { addProblem, makePass } from '../model/lane-edits';
import { priceText } from '../model/lane-labels';

interface PassOffersProps {
  planner: LanePlanner;
  laneDay: LaneDay;
  park: ParkId;
}

export function PassOffers({ planner, laneDay, park }: PassOffersProps) {
  const { date, passes } = laneDay;
  const people = getNewPeople(planner);
  if (passes.some((pass) => pass.people === null)) return null;
  const offers = (['multi', 'premier'] as const).flatMap((product) => {
    const price = priceFor(planner, { product, park }, date, people);
    if (!price || price.payers === 0) return [];
    const item = makePass(product, park, { date, people }, price);
    const holders = listLanePeople({ people, date }, planner.trip.party).length;
    return [{ product, price, item, holders, problem: addProblem(item, listEligibleLanes(planner)) }];
  });
  return (
    <ul className="grid gap-1">
      {offers
        .filter(({ problem }) => problem === undefined)
        .map(({ product, price, item, holders }) => (
          <li key={product} className="flex min-h-11 items-center justify-between gap-x-3">
            <span className="min-w-0 text-sm tabular-nums">
              {laneProductNames[product]}: <strong>{priceText(price)}</strong>
              <span className="text-muted">
                {' '}
                ({String(holders)} × {formatMoney(price.personCents, { whole: true })}
                {price.isTypical ? ', typical' : ''})
              </span>
            </span>
            <EditorOnly>
              <Button
                size="sm"
                variant="quiet"
                className="-mr-3 shrink-0"
                onClick={() => void planner.items.add(item, { undo: `${item.title} is in the budget` })}
              >
                Add to plan<span className="sr-only"> {item.title}</span>
              </Button>
            </EditorOnly>
          </li>
        ))}
    </ul>
  );
}
