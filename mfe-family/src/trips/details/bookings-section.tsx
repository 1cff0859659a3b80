import { formatNumberLabel } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Link } from 'react-router-dom';
import { formatWhen } from '../../trip-bookings/tickets/booking-labels';
import { DetailSection } from './detail-section';

interface BookingsSectionProps {
  trip: Pick<TripDetail, 'id'>;
  bookings: readonly Booking[] | undefined;
}

/** The hotel and the ship stand with their stay and sailing. */
const isOnTheWay = ({ kind, status }: Booking): boolean =>
  status !== 'canceled' && ['flight', 'train', 'car', 'transfer'].includes(kind);

export function BookingsSection({ trip, bookings }: BookingsSectionProps) {
  if (!bookings) return null;
  const shown = bookings.filter(isOnTheWay);
  return (
    <DetailSection title="Getting there">
      {shown.length > 0 ? (
        <ul className="grid gap-1">
          {shown.map((booking) => {
            const { id, title, numbers } = booking;
            return (
              <li key={id}>
                <Link
                  to={`/trip/${trip.id}/bookings#booking-${id}`}
                  className="-mx-2 grid rounded-lg px-2 py-2 wrap-anywhere text-ink no-underline hover:bg-sea-soft"
                >
                  <span className="font-display text-lg leading-snug">{title}</span>
                  {formatWhen(booking).map((line) => (
                    <span key={line} className="text-muted tabular-nums">
                      {line}
                    </span>
                  ))}
                  {numbers.length > 0 ? (
                    <span className="tabular-nums">{numbers.map(formatNumberLabel).join(' · ')}</span>
                  ) : null}
                </Link>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-muted">No flight, train or car yet.</p>
      )}
      <Button asChild size="sm" className="mt-3 print:hidden">
        <Link to={`/trip/${trip.id}/bookings`}>All bookings</Link>
      </Button>
    </DetailSection>
  );
}
