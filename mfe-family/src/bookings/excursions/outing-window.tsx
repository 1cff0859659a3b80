import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { CalendarClock } from 'lucide-react';
import { WindowCard } from '../../trip-bookings/windows/window-card';
import { getWindowStateAt } from '../../trip-bookings/windows/window-state';
import { findActivityWindow, getBookingLevel, levelNames } from './booking-level';
import { formatNames } from './who-can-go';

interface OutingWindowProps {
  trip: TripDetail;
  windows: readonly BookingWindow[];
  now: Date;
}

export function OutingWindow({ trip, windows, now }: OutingWindowProps) {
  const window = findActivityWindow(windows.map((each) => ({ ...each, state: getWindowStateAt(each, now) })));
  if (!window || !trip.sailing) return null;
  const { level, people } = getBookingLevel(trip.party, trip.sailing.concierge);
  const who =
    people.length === 0
      ? `as ${level === 'concierge' ? 'Concierge guests' : 'first-time guests'}`
      : `on ${formatNames(people.map((name) => ({ name })))}’s ${levelNames[level]} date`;
  return (
    <WindowCard
      {...{ window, now }}
      icon={CalendarClock}
      openText="Booking is open."
      opensText="Booking opens"
      why={people.length > 0 ? <p>Your whole stateroom books on the highest member’s date.</p> : null}
    >
      {window.state === 'open' ? ` You book ${who}.` : `, ${who}.`}
    </WindowCard>
  );
}
