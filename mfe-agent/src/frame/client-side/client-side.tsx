import type { Client } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDate, formatDayOf } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatDue } from '../tasks/task-due-text';
import { useTripWorkflow } from '../tasks/workflows-api';
import { formatWindowCountdown, listComingWindows } from '../coming-windows';
import { useGetClientBesideQuery, useGetDaysBesideQuery, useGetWindowsBesideQuery } from './client-side-api';
import { SidePart as Part } from './side-part';
import { chooseTrip, describePerson, listBooked, listLastTasks } from './client-side-facts';

const MOST_WINDOWS = 3;

const LastWords = loadLatePart(() => import('./last-words'), 'LastWords');
const Owed = loadLatePart(() => import('./owed'), 'Owed');

export interface ClientSideProps {
  clientId: string;
  /** The trip of the conversation or window, if it is about one. */
  tripId: string | undefined;
  /** Left out beside the conversation itself. */
  showsLastWords?: boolean | undefined;
  now: Date;
}

export function ClientSide({ clientId, tripId: about, showsLastWords, now }: ClientSideProps) {
  const { data: client, isError } = useGetClientBesideQuery(clientId, { refetchOnMountOrArgChange: true });
  if (isError) return <p className="text-base text-muted">This client isn’t in your list anymore.</p>;
  if (!client) return <Skeleton className="h-64" />;
  const today = getDateIn(now);
  const trip = chooseTrip(client, about, today);
  return (
    <div className="grid gap-5 text-base">
      <Party client={client} on={trip?.startDate ?? today} isTravel={trip !== undefined} />
      <Suspense>
        <Owed clientId={clientId} today={today} />
        {showsLastWords ? <LastWords clientId={clientId} now={now} /> : null}
      </Suspense>
      {trip ? <TripBeside tripId={trip.tripId} now={now} /> : null}
      <p className="flex flex-wrap gap-x-4">
        <Link
          to={`/app/agents/clients/${clientId}`}
          className="inline-flex min-h-11 items-center text-sea underline"
        >
          Client page
        </Link>
        <Link
          to={`/app/agents/clients/${clientId}#morning-email`}
          className="inline-flex min-h-11 items-center text-sea underline"
        >
          Morning email to {client.firstName}
        </Link>
        {trip ? (
          <Link
            to={`/trip/${trip.tripId}/dashboard`}
            className="inline-flex min-h-11 items-center wrap-anywhere text-sea underline"
          >
            {trip.name}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

function Party({ client: { people = [] }, on, isTravel }: { client: Client; on: string; isTravel: boolean }) {
  return (
    <Part title={isTravel ? 'Who travels, with ages on the first day' : 'Household'}>
      <ul className="grid gap-1.5">
        {people.map((person) => (
          <li key={person.id} className="wrap-anywhere">
            {person.firstName}{' '}
            <span className="text-sm text-muted tabular-nums">{describePerson(person, on)}</span>
            {person.dietaryNotes ? (
              <span className="block text-sm font-semibold text-berry">{person.dietaryNotes}</span>
            ) : null}
            {person.details?.mobility ? (
              <span className="block text-sm font-semibold">{person.details.mobility}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function TripBeside({ tripId, now }: { tripId: string; now: Date }) {
  const { data: plans } = useGetDaysBesideQuery(tripId, { refetchOnMountOrArgChange: true });
  const { data: opening } = useGetWindowsBesideQuery(tripId, { refetchOnMountOrArgChange: true });
  const { data: workflow } = useTripWorkflow(tripId);
  const booked = plans && listBooked(plans.items);
  const windows = opening && listComingWindows(opening.windows, now, MOST_WINDOWS);
  const { open, done } = listLastTasks(workflow?.tasks ?? []);
  const today = getDateIn(now);
  return (
    <>
      {booked ? (
        <Part title="Booked">
          {booked.length === 0 ? <p className="text-muted">Nothing yet.</p> : null}
          <ul className="grid max-h-56 gap-1 overflow-y-auto">
            {booked.map(({ id, title, date, confirmation }) => (
              <li key={id} className="wrap-anywhere">
                {title}{' '}
                <span className="text-sm text-muted tabular-nums">
                  {[date && formatDate(date), confirmation].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {windows && windows.length > 0 ? (
        <Part title="Opens or is due next">
          <ul className="grid gap-1">
            {windows.map((window) => (
              <li key={window.id} className="wrap-anywhere">
                {window.title}{' '}
                <span className="text-sm text-muted tabular-nums">{formatWindowCountdown(window, now)}</span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {open.length + done.length > 0 ? (
        <Part title="Your tasks">
          <ul className="grid gap-1">
            {open.map(({ id, title, dueOn }) => (
              <li key={id} className="wrap-anywhere">
                {title} <span className="text-sm text-muted tabular-nums">{formatDue(dueOn, today)}</span>
              </li>
            ))}
            {done.map(({ id, title, doneAt }) => (
              <li key={id} className="wrap-anywhere text-muted">
                {title} <span className="text-sm tabular-nums">done {doneAt ? formatDayOf(doneAt) : ''}</span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}
