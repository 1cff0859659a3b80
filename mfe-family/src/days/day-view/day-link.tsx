import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

interface DayLinkProps {
  tripId: string;
  day: TripDay | undefined;
  Icon: LucideIcon;
  text: string;
}

/** Keeps its room when there is no such day. */
export function DayLink({ tripId, day, Icon, text }: DayLinkProps) {
  if (!day) return <span className="size-11" />;
  return (
    <Link
      to={`/itinerary-view/${tripId}/${day.date}`}
      aria-label={`${text}: ${formatDate(day.date)}`}
      className="grid size-11 place-items-center rounded-full text-sea hover:bg-sea-soft"
    >
      <Icon aria-hidden className="size-6" strokeWidth={1.75} />
    </Link>
  );
}
