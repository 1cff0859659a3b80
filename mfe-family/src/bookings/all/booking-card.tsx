import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { BookingStub } from '../../trip-page/bookings/booking-stub';
import { EditorOnly } from '../../trip-page/page/read-only';

interface BookingCardProps {
  booking: Booking;
  party: TripDetail['party'];
  onChange: () => void;
  onConfirm: () => void;
}

/** A booking of the list; its fields are behind “Change”. */
export function BookingCard({ booking, party, onChange, onConfirm }: BookingCardProps) {
  const { id, title, status } = booking;
  return (
    <li id={`booking-${id}`} tabIndex={-1} className="scroll-mt-24">
      <BookingStub booking={booking} party={party}>
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
      </BookingStub>
    </li>
  );
}
