import { formatCount } from '@landsea/contracts/core';
import { budgetCategoryNames } from '@landsea/contracts/money';
import { countTripDays, type PastTrip } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { formatDateRange } from '@landsea/web-kit';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';
import { ownsTrip } from '../actions/owns-trip';

const modeNames = { parks: 'Parks', cruise: 'Cruise', combined: 'Land + Sea' };

function Cost({ trip, cost }: { trip: PastTrip; cost: NonNullable<PastTrip['cost']> }) {
  const { plannedCents, spentCents, largest } = cost;
  if (spentCents === 0) return <p className="text-muted">No spending was kept for this trip.</p>;
  const left = plannedCents - spentCents;
  const perDay = Math.round(spentCents / Math.max(1, trip.people) / countTripDays(trip));
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-2xl font-semibold tabular-nums">
          {formatWholeMoney(spentCents)}
        </span>
        {plannedCents > 0 ? (
          <span className={`tabular-nums ${left < 0 ? 'text-berry' : 'text-palm'}`}>
            {left === 0
              ? 'just as planned'
              : `${formatWholeMoney(Math.abs(left))} ${left < 0 ? 'over' : 'under'} the ${formatWholeMoney(plannedCents)} planned`}
          </span>
        ) : null}
      </p>
      {plannedCents > 0 ? (
        <Tide
          value={spentCents / plannedCents}
          over={left < 0}
          label="Spent of what was planned"
          valueText={`${formatWholeMoney(spentCents)} of ${formatWholeMoney(plannedCents)}`}
        />
      ) : null}
      <p className="text-sm text-muted tabular-nums">
        {formatWholeMoney(perDay)} a person a day
        {largest.map(({ category, spentCents: spent }) => (
          <span key={category}>
            <span aria-hidden> · </span>
            {budgetCategoryNames[category]} {formatWholeMoney(spent)}
          </span>
        ))}
      </p>
    </div>
  );
}

export function PastTripEntry({ trip, onAgain }: { trip: PastTrip; onAgain: () => void }) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-hairline py-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="min-w-0">
        <h3 className="font-display text-xl wrap-anywhere">
          <Link to={`/trip/${trip.id}/dashboard`} className="hover:text-sea">
            {trip.name}
          </Link>
        </h3>
        <p className="text-muted tabular-nums">
          {modeNames[trip.mode]}
          <span aria-hidden> · </span>
          {formatDateRange(trip.startDate, trip.endDate)}
        </p>
        <p className="text-muted tabular-nums">
          {formatCount(countTripDays(trip), 'day')}, {formatCount(trip.people, 'person', 'people')}
          {trip.archived ? ', archived' : ''}
        </p>
        {ownsTrip(trip) ? (
          <Button
            size="sm"
            variant="quiet"
            className="-ml-3 print:hidden"
            icon={<CalendarPlus aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={onAgain}
          >
            Plan it again<span className="sr-only">: {trip.name}</span>
          </Button>
        ) : null}
      </div>
      {trip.cost ? (
        <Cost trip={trip} cost={trip.cost} />
      ) : (
        <p className="text-muted">Its owner keeps the cost private.</p>
      )}
    </li>
  );
}
