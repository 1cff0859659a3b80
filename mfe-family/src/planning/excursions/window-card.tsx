import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { CalendarClock } from 'lucide-react';
import { WindowNotice } from '../../trip/windows/window-notice';
import { stateAt } from '../../trip/windows/window-state';
import { windowTime } from '../../trip/windows/window-time';
import { activityWindow, bookingLevel, levelNames } from './booking-level';
import { namesOf } from './who-can-go';

interface WindowCardProps {
  trip: TripDetail;
  windows: readonly BookingWindow[];
  now: Date;
}

/** When the family can book outings, adult dining and activities, and on whose level. */
export function WindowCard({ trip, windows, now }: WindowCardProps) {
  const window = activityWindow(windows.map((each) => ({ ...each, state: stateAt(each, now) })));
  if (!window || !trip.sailing) return null;
  const { level, people } = bookingLevel(trip.party, trip.sailing.concierge);
  const { day, local, parks } = windowTime(window, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const who =
    people.length === 0
      ? `as ${level === 'concierge' ? 'Concierge guests' : 'first-time guests'}`
      : `on ${namesOf(people.map((name) => ({ name })))}’s ${levelNames[level]} date`;
  return (
    <WindowNotice
      {...{ window, now }}
      icon={CalendarClock}
      why={people.length > 0 ? <p>Your whole stateroom books on the highest member’s date.</p> : null}
    >
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
    </WindowNotice>
  );
}
