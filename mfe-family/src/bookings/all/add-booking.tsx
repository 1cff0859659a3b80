import { Dialog } from '@landsea/ui/overlays/dialog';
import type { BookingKind } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { Link } from 'react-router-dom';
import { BookingIcon } from '../../trip-bookings/tickets/booking-icon';
import { bookingKindLabels } from '../../trip-bookings/tickets/booking-labels';
import { typedKinds, type TypedKind } from './booking-kinds';

const tile =
  'flex min-h-16 cursor-pointer items-center gap-3 rounded-card border border-hairline bg-surface px-4 text-left font-semibold text-ink no-underline hover:border-sea hover:text-sea';

const elsewhere: readonly [kind: BookingKind, path: (tripId: string) => string][] = [
  ['dining', (tripId) => `/trip/${tripId}/dining-reservations`],
  ['lane', (tripId) => `/trip/${tripId}/lightning-lanes`],
  ['outing', (tripId) => `/trip/${tripId}/excursions-lab`],
];

interface AddBookingProps {
  trip: Pick<TripDetail, 'id' | 'sailing'>;
  onChoose: (kind: TypedKind) => void;
  onClose: () => void;
}

export function AddBooking({ trip, onChoose, onClose }: AddBookingProps) {
  return (
    <Dialog open onOpenChange={onClose} title="What did you book?">
      <div className="grid grid-cols-2 gap-3">
        {typedKinds.map((kind) => (
          <button key={kind} type="button" className={tile} onClick={() => onChoose(kind)}>
            <BookingIcon kind={kind} />
            {bookingKindLabels[kind]}
          </button>
        ))}
        {elsewhere
          .filter(([kind]) => kind !== 'outing' || trip.sailing !== null)
          .map(([kind, path]) => (
            <Link key={kind} to={path(trip.id)} className={tile}>
              <BookingIcon kind={kind} />
              {bookingKindLabels[kind]}
            </Link>
          ))}
      </div>
    </Dialog>
  );
}
