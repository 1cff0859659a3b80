import type { BookingWindow } from '@landsea/contracts';
import { Badge } from '@landsea/ui/badge';
import { Skeleton } from '@landsea/ui/skeleton';
import { apiErrorOf, countdownTo } from '@landsea/web-kit';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetWindowsQuery } from '../../trip-data/trip-api';
import { dashboardHelp } from './dashboard-help';
import { nextUp } from './next-up';
import { Section, SectionFailure } from './section';
import { windowTime } from '../../trip-data/window-time';

function WindowEntry({ window, now }: { window: BookingWindow; now: Date }) {
  const { day, local, parks } = windowTime(window.opensAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [weekday, monthDay] = day.split(', ');
  const isDue = window.type === 'due';
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-t border-hairline py-4 first:border-t-0 sm:grid-cols-[5.5rem_1fr]">
      <time dateTime={window.opensAt} className="grid content-start">
        <span className="text-sm text-muted">{weekday}</span>
        <span className="font-display text-lg whitespace-nowrap tabular-nums sm:text-xl">{monthDay}</span>
      </time>
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">{window.title}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          <span>
            {local}
            {parks ? <span className="text-muted"> · {parks} at the parks</span> : null}
          </span>
          {window.state === 'open' ? (
            <Badge tone="palm">Open now</Badge>
          ) : (
            <Badge tone={isDue ? 'coral' : 'sun'}>
              {isDue ? 'due ' : ''}
              {countdownTo(window.opensAt, now)}
            </Badge>
          )}
        </p>
        {window.warning ? <p className="text-sm font-medium text-coral">{window.warning}</p> : null}
        <p className="text-sm text-muted">{window.rule}</p>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <ShieldCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {window.verify}
        </p>
      </div>
    </li>
  );
}

/** At most five windows: when each opens on the person's own clock, and why then. */
export function NextUpSection({ tripId, now }: { tripId: string; now: Date }) {
  const { data, isError, error, refetch } = useGetWindowsQuery(tripId);
  const shown = data ? nextUp(data.windows, now) : [];
  return (
    <Section
      title="Next up"
      help={dashboardHelp.nextUp}
      busy={!data && !isError}
      aside={
        <Link
          to={`/trip/${tripId}/timeline`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-sea"
        >
          The whole timeline
        </Link>
      }
    >
      {isError && !data ? (
        <SectionFailure text={apiErrorOf(error).message} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError
        ? Array.from({ length: 4 }, (_, row) => (
            <div key={row} className="grid grid-cols-[5.5rem_1fr] gap-4 py-4">
              <Skeleton className="h-12 w-16" />
              <div className="grid gap-2">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-4/5" />
              </div>
            </div>
          ))
        : null}
      {data && shown.length === 0 ? (
        <p className="py-4 text-muted">
          No window opens any more for this trip. Everything that could be booked ahead is open.
        </p>
      ) : null}
      <ol>
        {shown.map((window) => (
          <WindowEntry key={window.id} window={window} now={now} />
        ))}
      </ol>
    </Section>
  );
}
