import type { Client, SharedClientTrip } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDateRange } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { BookingsLink } from '../frame/bookings/bookings-link';
import { TasksLink } from '../frame/tasks/tasks-link';
import { sharedTripsMessages, describeSharing } from './client-messages';

/** The client’s own trips that they share; not there until there is one. */
export function SharedTripsCard({ client }: { client: Client }) {
  const { sharedTrips } = client;
  if (sharedTrips.length === 0) return null;
  return (
    <Card aria-labelledby="shared-trips" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="shared-trips">{sharedTripsMessages.title}</CardTitle>
        <Badge tone="palm">{describeSharing(client)}</Badge>
      </div>
      <p className="text-base wrap-anywhere text-muted">{sharedTripsMessages.hint(client)}</p>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {sharedTrips.map((trip) => (
          <SharedTrip key={trip.tripId} trip={trip} />
        ))}
      </ul>
    </Card>
  );
}

function SharedTrip({ trip }: { trip: SharedClientTrip }) {
  const { tripId, name, startDate, endDate, seesMoney, seesDocuments } = trip;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <Link
          to={`/trip/${tripId}/dashboard`}
          className="inline-flex min-h-11 items-center font-medium text-sea underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">{formatDateRange(startDate, endDate)}</p>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        <BookingsLink trip={trip} />
        <TasksLink trip={trip} />
        {seesMoney ? <Badge tone="sea">{sharedTripsMessages.money}</Badge> : null}
        {seesMoney && seesDocuments ? <Badge tone="sea">{sharedTripsMessages.documents}</Badge> : null}
        {seesMoney ? null : <Badge>{sharedTripsMessages.planOnly}</Badge>}
      </span>
    </li>
  );
}
