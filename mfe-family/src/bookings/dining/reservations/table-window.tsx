import type { BookingWindow } from '@landsea/contracts/planning';
import { formatRunTitle, listWindowRuns } from '@landsea/rules/booking-windows';
import { Button } from '@landsea/ui/button';
import { formatDateRange } from '@landsea/web-kit';
import { AlarmClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { WindowCard } from '../../../trip-bookings/windows/window-card';
import { getWindowStateAt } from '../../../trip-bookings/windows/window-state';
import { getWindowTime } from '../../../trip-bookings/windows/window-time';

interface TableWindowProps {
  windows: readonly BookingWindow[];
  toBook: (window: BookingWindow) => number;
  now: Date;
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const MOST_LISTED = 12;

/** `Wed, Apr 14`, or `Wed, Apr 14 to Wed, Apr 28`. */
const formatMornings = (run: readonly BookingWindow[]): string => {
  const ends = run.length > 1 ? [run[0], run.at(-1)] : run;
  return ends.flatMap((each) => (each ? [getWindowTime(each, zone()).day] : [])).join(' to ');
};

export function TableWindow({ windows, toBook, now }: TableWindowProps) {
  const dining = windows
    .filter(({ kind }) => kind === 'dining')
    .map((each) => ({ ...each, state: getWindowStateAt(each, now) }));
  const ahead = dining.filter(({ state }) => state === 'upcoming');
  const open = dining.filter(({ state }) => state === 'open');
  const next = open.find((each) => toBook(each) > 0) ?? ahead[0] ?? open[0];
  if (!next) return null;
  const count = toBook(next);
  const dates = next.covers ? formatDateRange(next.covers.from, next.covers.to) : '';
  return (
    <WindowCard
      window={next}
      {...{ now }}
      icon={AlarmClock}
      openText={`Tables for ${dates} are open`}
      opensText={`Tables for ${dates} open`}
      why={
        <ul className="grid gap-0.5">
          {listWindowRuns(ahead)
            .slice(0, MOST_LISTED)
            .map((run) => (
              <li key={run[0]?.id}>
                {formatRunTitle(run)}: {formatMornings(run)}
              </li>
            ))}
        </ul>
      }
      action={
        <Button asChild size="sm">
          <Link to="?view=booking-morning">Booking morning</Link>
        </Button>
      }
    >
      <span className="block text-sm text-muted">
        {count === 0 ? 'Nothing to book in it yet.' : `${count} ${count === 1 ? 'meal' : 'meals'} to book.`}
      </span>
    </WindowCard>
  );
}
