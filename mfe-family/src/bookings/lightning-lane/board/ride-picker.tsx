import { parkNames } from '@landsea/contracts/catalogue';
import { compareSellOut, getCrowdLevel, getLaneGoneBy, type LaneEntry } from '@landsea/rules/day-plans';
import { laneRules } from '@landsea/rules/planning';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDate } from '@landsea/web-kit';
import { formatClock } from '../../../items/cards/item-labels';
import type { LaneDay } from '../model/lane-days';
import { listEligibleLanes, listLaneRiders, priceFor, type LanePlanner } from '../model/lane-planner';
import { makeSelection } from '../../../items/panel/actions/new-lane';
import { addProblem } from '../model/lane-edits';
import { priceText } from '../model/lane-labels';

interface RidePickerProps {
  planner: LanePlanner;
  laneDay: LaneDay;
  onClose: () => void;
}

export function RidePicker({ planner, laneDay, onClose }: RidePickerProps) {
  const { date, parks, selections } = laneDay;
  const onDay = new Set(planner.items.itemsOn(date).map(({ catalogueId }) => catalogueId));
  const isPlanned = ({ id }: LaneEntry): boolean => onDay.has(id);
  const picked = selections.filter(({ details }) => details.isPreselected).length;
  const crowd = getCrowdLevel(date, planner.catalogue.calendar);
  const rides = planner.catalogue.entries
    .filter(({ park, lane }) => parks.includes(park) && lane.product !== 'none')
    .sort(compareSellOut(crowd))
    .sort((a, b) => Number(isPlanned(b)) - Number(isPlanned(a)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Pick a ride for ${formatDate(date)}`}
      description="Rides on your day come first, then the ones that run out fastest. Pick up to three ahead and the rest in the park."
      footer={
        <>
          <p role="status" className="mr-auto self-center text-sm text-muted tabular-nums">
            {Math.min(picked, laneRules.mostMulti)} of {laneRules.mostMulti} picked ahead
          </p>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-hairline">
        {rides.map((ride) => {
          const isPicked = selections.some(({ catalogueId }) => catalogueId === ride.id);
          const people = listLaneRiders(planner, [ride], date);
          const isForNobody = people?.length === 0;
          const isSingle = ride.lane.product === 'single';
          const price = isSingle
            ? priceFor(planner, { product: 'single', attractionId: ride.id }, date, people)
            : null;
          const ahead = makeSelection(ride, { date, people }, { isPreselected: true, price });
          const later = makeSelection(ride, { date, people }, { isPreselected: false, price });
          const notNow = addProblem(ahead, listEligibleLanes(planner));
          const problem = isForNobody
            ? `Nobody here is tall enough: ${ride.heightInches} inches.`
            : notNow && addProblem(later, listEligibleLanes(planner));
          const goneBy = getLaneGoneBy(ride, crowd);
          return (
            <li key={ride.id}>
              <button
                type="button"
                disabled={!isPicked && problem !== undefined}
                aria-disabled={isPicked}
                onClick={() => {
                  if (isPicked) return;
                  void planner.items.add(notNow ? later : ahead, { undo: `${ride.name} picked` });
                }}
                className="grid min-h-13 w-full cursor-pointer gap-0.5 py-2.5 text-left hover:text-sea disabled:cursor-not-allowed aria-disabled:cursor-default aria-disabled:hover:text-ink"
              >
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {ride.name}
                  {ride.lane.tier !== null && laneRules.tieredParks.includes(ride.park) ? (
                    <Badge tone={ride.lane.tier === 1 ? 'sun' : 'neutral'}>Tier {ride.lane.tier}</Badge>
                  ) : null}
                  {isPicked ? <Badge tone="palm">Picked</Badge> : null}
                  {isPlanned(ride) && !isPicked ? <Badge tone="sea">On your day</Badge> : null}
                  {price ? <Badge tone="sea">Single Pass, {priceText(price)}</Badge> : null}
                </span>
                <span className="text-sm text-muted">
                  {(isPicked ? undefined : problem) ??
                    [
                      parks.length > 1 ? parkNames[ride.park] : undefined,
                      goneBy ? `usually gone by ${formatClock(goneBy)}` : 'usually lasts all day',
                      notNow ? 'for later, after the first tap-in' : undefined,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
