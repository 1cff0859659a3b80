import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { BookingTicket } from '../../trip-bookings/tickets/booking-ticket';
import { EditorOnly } from '../../trip-frame/access/read-only';

interface BookingCardProps {
  booking: Booking;
  party: TripDetail['party'];
  remarks: readonly string[];
  onChange: () => void;
  onConfirm: () => void;
}

export function BookingCard({ booking, party, remarks, onChange, onConfirm }: BookingCardProps) {
  const { id, title, status } = booking;
  return (
    <li id={`booking-${id}`} tabIndex={-1} className="scroll-mt-24">
      <BookingTicket booking={booking} party={party}>
        {remarks.length > 0 ? (
          <ul className="grid gap-1 border-l-4 border-sun pl-3 text-sm text-ink">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        ) : null}
        <EditorOnly>
          <div className="-mb-2 -ml-3 flex flex-wrap print:hidden">
            <Button size="sm" variant="quiet" onClick={onChange}>
              Change<span className="sr-only"> {title}</span>
            </Button>
            {status === 'changed' ? (
              <Button size="sm" variant="quiet" onClick={onConfirm}>
                Looks right<span className="sr-only">: {title}</span>
              </Button>
            ) : null}
          </div>
        </EditorOnly>
      </BookingTicket>
    </li>
  );
}
