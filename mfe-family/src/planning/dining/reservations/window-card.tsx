import type { BookingWindow } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate, formatDateRange } from '@landsea/web-kit';
import { AlarmClock } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { WindowBadge } from '../../../trip/windows/window-badge';
import { stateAt } from '../../../trip/windows/window-state';
import { windowTime } from '../../../trip/windows/window-time';

interface WindowCardProps {
  windows: readonly BookingWindow[];
  /** How many meals are still to be booked in a window. */
  toBook: (window: BookingWindow) => number;
  now: Date;
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When tables can be booked: the window that is open or opens next, and the way to the list for that morning. */
export function WindowCard({ windows, toBook, now }: WindowCardProps) {
  const why = useId();
  const [isOpen, setOpen] = useState(false);
  const dining = windows.filter(({ kind }) => kind === 'dining');
  const ahead = dining.filter((each) => stateAt(each, now) === 'upcoming');
  const open = dining.filter((each) => stateAt(each, now) === 'open');
  const next = open.find((each) => toBook(each) > 0) ?? ahead[0] ?? open[0];
  if (!next) return null;
  const state = stateAt(next, now);
  const { day, local, parks } = windowTime(next, zone());
  const count = toBook(next);
  const dates = next.covers ? formatDateRange(next.covers.from, next.covers.to) : '';
  return (
    <section
      aria-label="Booking window"
      className="grid gap-1 rounded-card border border-hairline bg-surface px-4 py-3 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <AlarmClock aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
        <p className="min-w-0 grow basis-56 text-base">
          <strong className="font-semibold">
            {state === 'open'
              ? `Tables for ${dates} are open`
              : `Tables for ${dates} open ${day}, ${local ?? ''}`}
          </strong>
          {state !== 'open' && parks ? <span className="text-muted"> ({parks})</span> : null}
          <span className="block text-sm text-muted">
            {count === 0
              ? 'Nothing to book in it yet.'
              : `${String(count)} ${count === 1 ? 'meal' : 'meals'} to book.`}
          </span>
        </p>
        <WindowBadge window={{ ...next, state }} now={now} />
        <Button asChild size="sm">
          <Link to="?view=booking-morning">Booking morning</Link>
        </Button>
      </div>
      <DisclosureButton small open={isOpen} controls={why} onToggle={() => setOpen(!isOpen)}>
        Why?
      </DisclosureButton>
      {isOpen ? (
        <div id={why} className="grid gap-1 pb-1 pl-6 text-sm text-muted">
          <p>{next.rule}</p>
          {next.warning ? <p className="font-medium text-ink">{next.warning}</p> : null}
          <ul className="grid gap-0.5">
            {ahead.slice(0, 12).map((each) => (
              <li key={each.id}>
                {each.title}: {windowTime(each, zone()).day}
              </li>
            ))}
          </ul>
          <p>
            {next.verify}. Checked {formatDate(next.asOf)}.
          </p>
        </div>
      ) : null}
    </section>
  );
}
