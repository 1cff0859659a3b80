import type { AgentTrip, Client } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDateRange } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BookingsLink } from '../frame/bookings/bookings-link';
import { GroupLink } from '../frame/trips/group-link';
import { TasksLink } from '../frame/tasks/tasks-link';
import { TripNext } from '../frame/trips/trip-next';
import { formatDeparture } from '../frame/trips/trip-labels';
import { useNow } from '../frame/use-now';
import { useGetMadeTripQuery } from './clients-api';

function ItineraryLink({ trip: { tripId, name } }: { trip: Pick<AgentTrip, 'tripId' | 'name'> }) {
  return (
    <Link
      to={`/app/agents/trips/${tripId}/itinerary`}
      className="relative inline-flex min-h-11 items-center text-sm text-sea underline-offset-4 hover:underline"
    >
      Itinerary<span className="sr-only"> of {name}</span>
    </Link>
  );
}

function Ahead({ tripId, now }: { tripId: string; now: Date }) {
  const { data: trip } = useGetMadeTripQuery(tripId, { refetchOnMountOrArgChange: true });
  if (!trip) return null;
  return (
    <div className="grid justify-items-start gap-1.5 pb-2">
      <p className="text-sm text-muted tabular-nums">{formatDeparture(trip, now)}</p>
      <TripNext trip={trip} now={now} />
      <GroupLink trip={trip} />
    </div>
  );
}

export function MadeTripsCard({ client: { id, firstName, madeTrips = [] } }: { client: Client }) {
  const now = useNow();
  return (
    <Card aria-labelledby="made-trips" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="made-trips">Trips you plan</CardTitle>
        <Button asChild size="sm" variant="quiet" icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}>
          <Link to={`/app/agents/trips?new=${id}`}>New trip</Link>
        </Button>
      </div>
      {madeTrips.length === 0 ? (
        <p className="text-muted">None for {firstName} yet.</p>
      ) : (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {madeTrips.map(({ tripId, name, startDate, endDate }) => (
            <li key={tripId} className="py-2 wrap-anywhere">
              <Link
                to={`/trip/${tripId}/dashboard`}
                className="inline-flex min-h-11 items-center font-medium text-sea underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="text-sm text-muted">{formatDateRange(startDate, endDate)}</p>
                <span className="flex flex-wrap gap-x-4">
                  <BookingsLink trip={{ tripId, name }} />
                  <TasksLink trip={{ tripId, name }} />
                  <ItineraryLink trip={{ tripId, name }} />
                </span>
              </div>
              {endDate >= getDateIn(now) ? <Ahead tripId={tripId} now={now} /> : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
