import { formatDateRange } from '@landsea/web-kit';
import type { PortalTrip } from './portal-trips';

interface TripChooserProps {
  trips: PortalTrip[];
  chosen: string;
  onChoose: (tripId: string) => void;
}

export function TripChooser({ trips, chosen, onChoose }: TripChooserProps) {
  return (
    <ul
      aria-label="Your trips"
      tabIndex={0}
      className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 pt-4 @min-[40rem]:mx-0 @min-[40rem]:px-0"
    >
      {trips.map(({ tripId, name, startDate, endDate }) => (
        <li key={tripId} className="max-w-64 shrink-0 snap-start">
          <button
            type="button"
            aria-pressed={tripId === chosen}
            onClick={() => onChoose(tripId)}
            className="grid min-h-11 w-full cursor-pointer rounded-card border border-edge bg-surface px-4 py-2 text-left hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea-soft"
          >
            <span className="truncate font-semibold text-ink">{name}</span>
            <span className="text-sm text-muted tabular-nums">{formatDateRange(startDate, endDate)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
