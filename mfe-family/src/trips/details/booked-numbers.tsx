import { listDeskNumbers } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { formatDayOf } from '@landsea/web-kit';
import { Link } from 'react-router-dom';

interface BookedNumbersProps {
  tripId: string;
  booking: Booking | undefined;
  otherwise: readonly string[];
}

export function BookedNumbers({ tripId, booking, otherwise }: BookedNumbersProps) {
  if (!booking)
    return otherwise.length > 0 ? <span className="block tabular-nums">{otherwise.join(' · ')}</span> : null;
  const { id, title, cancelUntil, start } = booking;
  const facts = listDeskNumbers(booking);
  return (
    <>
      {facts.length > 0 ? <span className="block tabular-nums">{facts.join(' · ')}</span> : null}
      {cancelUntil ? (
        <span className="block text-sm text-muted">
          Cancel free until {formatDayOf(cancelUntil, start.zone)}
        </span>
      ) : null}
      <Link
        to={`/trip/${tripId}/bookings#booking-${id}`}
        className="inline-flex min-h-11 items-center text-sm text-sea underline print:hidden"
      >
        See the booking<span className="sr-only"> of {title}</span>
      </Link>
    </>
  );
}
