import { tripStageNames } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { asClient, formatDateRange } from '@landsea/web-kit';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { BookingsLink } from '../frame/bookings/bookings-link';
import { ClientSide } from '../frame/client-side/client-side';
import { GroupLink } from '../frame/trips/group-link';
import { TasksLink } from '../frame/tasks/tasks-link';
import { formatDeparture, formatTripMoney } from '../frame/trips/trip-labels';
import { TripNext } from '../frame/trips/trip-next';
import { MoveMenu, type TripCardProps } from './trip-card';
import { TripMenu } from './trip-menu';

interface TripBesideProps extends Omit<TripCardProps, 'choice'> {
  onClose: () => void;
}

export function TripBeside({ trip, now, onMove, onTemplate, onDelete, onClose }: TripBesideProps) {
  const { tripId, clientId, clientName, name, startDate, endDate, people, stage } = trip;
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      data-trip-beside
      className="sticky top-16 grid max-h-[calc(100dvh-5rem)] content-start gap-4 overflow-y-auto"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <CardTitle id={id} className="wrap-anywhere">
          {name}
        </CardTitle>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Close ${name}`}
          className="-mt-2 -mr-3"
          icon={<X aria-hidden size={20} strokeWidth={1.75} />}
          onClick={onClose}
        />
        <div className="col-span-2 grid justify-items-start gap-1 text-sm text-muted tabular-nums">
          <p className="text-base wrap-anywhere text-ink">{clientName}</p>
          <p>
            {formatDateRange(startDate, endDate)} · {String(people)} {people === 1 ? 'person' : 'people'}
          </p>
          <p>{formatDeparture(trip, now)}</p>
          {trip.money ? <p className="text-ink">{formatTripMoney(trip.money)}</p> : null}
          <Badge>{tripStageNames[stage]}</Badge>
          <GroupLink trip={trip} />
          <TripNext trip={trip} now={now} />
        </div>
      </div>
      <div className="grid gap-1">
        <Button asChild variant="primary" className="justify-self-start">
          <Link to={`/trip/${tripId}/dashboard`}>Open the trip</Link>
        </Button>
        <div className="flex flex-wrap items-center gap-x-4">
          <Link
            to={`/app/agents/messages?client=${clientId}&trip=${tripId}`}
            className="inline-flex min-h-11 items-center text-sm text-sea underline-offset-4 hover:underline"
          >
            Messages
          </Link>
          <BookingsLink trip={trip} />
          <TasksLink trip={trip} />
          <span className="flex items-center gap-4">
            <MoveMenu trip={trip} onMove={onMove} />
            <TripMenu trip={trip} onTemplate={onTemplate} onDelete={onDelete} />
          </span>
        </div>
      </div>
      {asClient.clientOf(tripId) ? (
        <p className="text-sm text-muted">
          You’re looking at this trip the way {clientName} does. Go back to your own view in the trip to see
          everything here.
        </p>
      ) : (
        <ClientSide {...{ clientId, tripId, now }} showsLastWords />
      )}
    </Card>
  );
}
