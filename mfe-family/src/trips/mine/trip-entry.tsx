import type { TripSummary } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDateRange, timeToTrip } from '@landsea/web-kit';
import { Archive, ArchiveRestore } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownsTrip } from '../actions/owns-trip';
import { LateTripMenu } from '../actions/late-trip-menu';
import type { useTripActions } from '../actions/use-trip-actions';
import { getTripMoment } from '../../trip-frame/rules/trip-moment';

const modeNames = { parks: 'Parks', cruise: 'Cruise', combined: 'Land + Sea' };
const sharedAs = { editor: 'Shared with you: can edit', viewer: 'Shared with you: can view' };
const statusNames = { planning: 'Planning', booked: 'Booked', completed: 'Completed' };

interface TripEntryProps {
  trip: TripSummary;
  isActive: boolean;
  now: Date;
  actions: ReturnType<typeof useTripActions>;
  onOpen: () => void;
}

export function TripEntry({ trip, isActive, now, actions, onOpen }: TripEntryProps) {
  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
  const busy = actions.busyId === trip.id;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline py-5">
      <Horizon
        size="slim"
        className="max-w-72 shrink-0 sm:max-w-40"
        landDays={trip.mode === 'cruise' ? 0 : 1}
        seaDays={trip.mode === 'parks' ? 0 : 1}
        progress={getTripMoment(trip, now).progress}
      />
      <div className="min-w-0 grow basis-72">
        <h3 className="font-display text-xl wrap-anywhere">
          <Link to={`/trip/${trip.id}/dashboard`} onClick={onOpen} className="hover:text-sea">
            {trip.name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted tabular-nums">
          {modeNames[trip.mode]}
          <span aria-hidden>·</span>
          {formatDateRange(trip.startDate, trip.endDate)}
          {trip.role === 'editor' || trip.role === 'viewer' ? (
            <Badge tone="palm">{sharedAs[trip.role]}</Badge>
          ) : null}
          {trip.isPaid && !trip.archived ? <Badge tone="palm">Open now</Badge> : null}
          {isActive ? <Badge tone="sea">Selected</Badge> : null}
          {trip.status === 'completed' ? (
            <Badge>{statusNames.completed}</Badge>
          ) : (
            <Badge tone={trip.archived ? 'neutral' : 'sun'}>{timeToTrip(trip.startDate, now)}</Badge>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!ownsTrip(trip) ? null : trip.archived ? (
          <Button
            size="sm"
            busy={busy}
            icon={<ArchiveRestore {...icon} />}
            onClick={() => actions.restore(trip)}
          >
            Restore<span className="sr-only"> {trip.name}</span>
          </Button>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            icon={<Archive {...icon} />}
            onClick={() => actions.ask('archive', trip)}
          >
            Archive<span className="sr-only"> {trip.name}</span>
          </Button>
        )}
        <Button asChild size="sm">
          <Link to={`/trip/${trip.id}/dashboard`} onClick={onOpen}>
            Open<span className="sr-only"> {trip.name}</span>
          </Link>
        </Button>
        <LateTripMenu trip={trip} actions={actions} withoutArchive />
      </div>
    </li>
  );
}
