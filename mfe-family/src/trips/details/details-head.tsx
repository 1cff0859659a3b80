import { countTripDays, type TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDate, timeToTrip } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { Crumb } from '../../trip-frame/page/crumb';
import { isSeaDay, describeLandAndSea } from '../../trip-frame/rules/land-and-sea';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { getTripMoment } from '../../trip-frame/rules/trip-moment';
import { modeNames } from './details-labels';

interface DetailsHeadProps {
  trip: TripDetail;
  now: Date;
  actions: ReactNode;
  onChange: () => void;
}

export function DetailsHead({ trip, now, actions, onChange }: DetailsHeadProps) {
  const days = countTripDays(trip);
  const segments = trip.days.map((day) => ({
    kind: isSeaDay(day) ? ('sea' as const) : ('land' as const),
    days: 1,
  }));
  return (
    <header className="pt-4 sm:pt-8">
      <nav aria-label="Breadcrumb" className="flex min-h-11 items-center text-sm print:hidden">
        <Crumb to={`/trip/${trip.id}/dashboard`}>Dashboard</Crumb>
      </nav>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 pb-2">
            <Badge tone="sea">{modeNames[trip.mode]}</Badge>
            {trip.archived ? <Badge>Archived</Badge> : null}
            {trip.status === 'completed' ? (
              <Badge tone="palm">Completed</Badge>
            ) : (
              <Badge tone="sun">{timeToTrip(trip.startDate, now)}</Badge>
            )}
          </p>
          <h1 className="max-w-3xl font-display text-2xl wrap-anywhere sm:text-3xl">{trip.name}</h1>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <EditorOnly>
            <Button onClick={onChange}>Change name or dates</Button>
          </EditorOnly>
          {actions}
        </div>
      </div>
      <Horizon
        size="lg"
        progress={getTripMoment(trip, now).progress}
        segments={segments}
        label={`The line of this trip: ${describeLandAndSea(trip.days)}`}
        className="mt-2"
      />
      <p className="flex flex-wrap justify-between gap-x-6 font-display text-lg tabular-nums">
        <span>
          {formatDate(trip.startDate)}
          <span className="text-muted">, {trip.startDate.slice(0, 4)}</span>
        </span>
        <span className="hidden text-base text-muted sm:block">
          {days === 1 ? 'A day trip' : `${days} days, ${describeLandAndSea(trip.days)}`}
        </span>
        <span>
          {formatDate(trip.endDate)}
          <span className="text-muted">, {trip.endDate.slice(0, 4)}</span>
        </span>
      </p>
    </header>
  );
}
