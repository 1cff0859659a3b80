import { allAboardOn } from '@landsea/contracts/trip';
import type { PortClock, TripDetail } from '@landsea/contracts/trip';
import { formatClock } from '../item-labels';

interface AllAboardProps {
  trip: Pick<TripDetail, 'mode' | 'sailing'>;
  date: string;
  ports: readonly PortClock[];
  className?: string;
}

/** When everybody has to be back aboard: the one time of a port's day that nobody may miss. */
export function AllAboard({ trip, date, ports, className = '' }: AllAboardProps) {
  const time = allAboardOn(trip, date, ports);
  if (time === null) return null;
  return (
    <p className={`tabular-nums ${className}`}>
      <strong className="font-display text-2xl sm:text-3xl">All aboard {formatClock(time)}</strong>
      <span className="block text-sm text-muted">Usual ship time. Your cruise line’s app decides.</span>
    </p>
  );
}
