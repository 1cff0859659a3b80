import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate } from '@landsea/web-kit';
import { CalendarClock } from 'lucide-react';
import { useId, useState } from 'react';
import { stateAt } from '../../trip/windows/window-state';
import { WindowBadge } from '../../trip/windows/window-badge';
import { windowTime } from '../../trip/windows/window-time';
import { activityWindow, bookingLevel, levelNames } from './booking-level';
import { namesOf } from './who-can-go';

interface WindowCardProps {
  trip: TripDetail;
  windows: readonly BookingWindow[];
  now: Date;
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When the family can book outings, adult dining and activities, and on whose level. */
export function WindowCard({ trip, windows, now }: WindowCardProps) {
  const why = useId();
  const [isOpen, setOpen] = useState(false);
  const window = activityWindow(windows.map((each) => ({ ...each, state: stateAt(each, now) })));
  if (!window || !trip.sailing) return null;
  const { level, people } = bookingLevel(trip.party, trip.sailing.concierge);
  const { day, local, parks } = windowTime(window, zone());
  const who =
    people.length === 0
      ? `as ${level === 'concierge' ? 'Concierge guests' : 'first-time guests'}`
      : `on ${namesOf(people.map((name) => ({ name })))}’s ${levelNames[level]} date`;
  return (
    <section
      aria-label="Booking window"
      className="grid gap-1 rounded-card border border-hairline bg-surface px-4 py-1.5 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <CalendarClock aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
        <p className="min-w-0 grow basis-56 py-1 text-base">
          {window.state === 'open' ? (
            <>
              <strong className="font-semibold">Booking is open.</strong> You book {who}.
            </>
          ) : (
            <>
              <strong className="font-semibold">
                Booking opens {day}, {local}
              </strong>
              {parks ? <span className="text-muted"> ({parks})</span> : null}, {who}.
            </>
          )}
        </p>
        {window.state === 'open' ? null : <WindowBadge window={window} now={now} />}
        <DisclosureButton
          small
          className="w-auto!"
          open={isOpen}
          controls={why}
          onToggle={() => setOpen(!isOpen)}
        >
          Why?
        </DisclosureButton>
      </div>
      {isOpen ? (
        <div id={why} className="grid gap-1 pb-1 pl-6 text-sm text-muted">
          <p>{window.rule}</p>
          {people.length > 0 ? <p>Your whole stateroom books on the highest member’s date.</p> : null}
          {window.warning ? <p className="font-medium text-ink">{window.warning}</p> : null}
          <p>
            {window.verify}. Checked {formatDate(window.asOf)}.
          </p>
        </div>
      ) : null}
    </section>
  );
}
