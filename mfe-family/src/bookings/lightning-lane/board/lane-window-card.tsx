import type { BookingWindow } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { formatDate, formatDateRange } from '@landsea/web-kit';
import { Sunrise } from 'lucide-react';
import { Link } from 'react-router-dom';
import { WindowCard } from '../../../trip-bookings/windows/window-card';

interface LaneWindowCardProps {
  window: BookingWindow;
  now: Date;
  morning: string;
}

export function LaneWindowCard({ window, now, morning }: LaneWindowCardProps) {
  const { covers } = window;
  return (
    <WindowCard
      {...{ window, now }}
      icon={Sunrise}
      openText="Booking is open."
      opensText="Booking opens"
      action={
        <Button asChild variant="primary">
          <Link to={morning}>Booking morning</Link>
        </Button>
      }
    >
      {covers ? (
        <span className="block text-sm text-muted">
          {covers.from === covers.to
            ? `For ${formatDate(covers.from)}`
            : `For the park days ${formatDateRange(covers.from, covers.to)}`}
        </span>
      ) : null}
    </WindowCard>
  );
}
