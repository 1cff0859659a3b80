import type { DeletedTrip } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatCountdown, formatDateRange } from '@landsea/web-kit';
import { Undo2 } from 'lucide-react';

interface DeletedSectionProps {
  trips: DeletedTrip[];
  now: Date;
  busyId: string | undefined;
  onTakeBack: (trip: DeletedTrip) => void;
}

export function DeletedSection({ trips, now, busyId, onTakeBack }: DeletedSectionProps) {
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby="deleted-trips" className="pt-10">
      <h2 id="deleted-trips" className="pb-3 font-display text-xl">
        Deleted
      </h2>
      <ul>
        {trips.map((trip) => (
          <li
            key={trip.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline py-4"
          >
            <div className="min-w-0 grow basis-72">
              <p className="text-lg wrap-anywhere text-muted">{trip.name}</p>
              <p className="text-sm text-muted tabular-nums">
                {formatDateRange(trip.startDate, trip.endDate)}
                <span aria-hidden> · </span>
                gone for good {formatCountdown(trip.goneAt, now)}
              </p>
            </div>
            <Button
              size="sm"
              busy={busyId === trip.id}
              icon={<Undo2 aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => onTakeBack(trip)}
            >
              Restore<span className="sr-only"> {trip.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
