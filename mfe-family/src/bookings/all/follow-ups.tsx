import type { Booking } from '@landsea/contracts/bookings';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { formatDate } from '@landsea/web-kit';
import { findPlansInTheWay, formatPlans, formatReserved } from '../../trip-bookings/api/plans-in-the-way';
import type { DayItems } from '../../items/queue/use-day-items';
import { EditorOnly } from '../../trip-frame/access/read-only';

export function FollowUps({ bookings, dayItems }: { bookings: readonly Booking[]; dayItems: DayItems }) {
  const found = findPlansInTheWay(bookings, dayItems.items);
  return found.map(({ bookingId, date, reason, movable, reserved, step }) => (
    <Notice
      key={`${bookingId}-${date}`}
      tone="warning"
      className="mb-6 print:hidden"
      title={`${reason} on ${formatDate(date)}.${movable.length > 0 ? ` Move ${formatPlans(movable)}?` : ''}`}
    >
      {movable.length > 0 ? <p>{movable.map(({ title }) => title).join(', ')}</p> : null}
      {reserved.length > 0 ? (
        <p>Booked for that time: {reserved.map(formatReserved).join(', ')}. Call to change it.</p>
      ) : null}
      {movable.length > 0 ? (
        <EditorOnly>
          <Button size="sm" className="mt-2" onClick={() => void dayItems.changeMany(step)}>
            Move {movable.length === 1 ? 'it' : 'them'}
          </Button>
        </EditorOnly>
      ) : null}
    </Notice>
  ));
}
