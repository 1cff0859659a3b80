import { ALL_ABOARD_NOTE, formatAllAboard } from '@landsea/rules/paper-plan';
import { getAllAboardOn, type PortClock } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';

interface AllAboardProps {
  trip: Pick<TripDetail, 'mode' | 'sailing'>;
  date: string;
  ports: readonly PortClock[];
  className?: string;
}

export function AllAboard({ trip, date, ports, className = '' }: AllAboardProps) {
  const time = getAllAboardOn(trip, date, ports);
  if (time === null) return null;
  return (
    <p className={`tabular-nums ${className}`}>
      <strong className="font-display text-2xl sm:text-3xl">{formatAllAboard(time)}</strong>
      <span className="block text-sm text-muted">{ALL_ABOARD_NOTE}</span>
    </p>
  );
}
