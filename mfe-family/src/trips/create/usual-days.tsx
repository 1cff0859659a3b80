import { addDays } from '@landsea/contracts/core';
import { formatDate } from '@landsea/web-kit';

export function UsualDays({ ports, embarkationDate }: { ports: readonly string[]; embarkationDate: string }) {
  return (
    <div className="rounded-lg bg-sea-soft px-4 py-3">
      <ol aria-label="Where the ship usually is" className="grid gap-x-6 sm:grid-cols-2">
        {ports.map((port, day) => (
          <li key={day} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
            <span className="text-muted tabular-nums">{formatDate(addDays(embarkationDate, day))}</span>
            <span className="wrap-anywhere">{port}</span>
          </li>
        ))}
      </ol>
      <p className="pt-2 text-sm text-muted">
        The usual itinerary. Check it against your booking; you can change every port later.
      </p>
    </div>
  );
}
