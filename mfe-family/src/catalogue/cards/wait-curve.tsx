import type { Attraction } from '@landsea/contracts/catalogue';
import { formatTimeOfDay } from '@landsea/rules/trip';
import type { ParkDay } from '@landsea/rules/day-plans';
import { listHourlyWaits, roundWait } from './hourly-waits';

const [WIDTH, HEIGHT] = [240, 44];

const hour = (minute: number): string => formatTimeOfDay(minute).replace(':00', '');
const about = (minutes: number): string => `about ${roundWait(minutes)} min`;

export function WaitCurve({ ride, day }: { ride: Pick<Attraction, 'waits'>; day: ParkDay }) {
  const waits = listHourlyWaits(ride, day);
  if (!waits) return null;
  const { hours, shortest, longest } = waits;
  const x = (index: number) => (hours.length === 1 ? 0 : (index / (hours.length - 1)) * WIDTH);
  const y = (wait: number) => HEIGHT - 2 - (wait / longest.wait) * (HEIGHT - 6);
  const points = hours.map(({ wait }, index) => `${x(index).toFixed(1)} ${y(wait).toFixed(1)}`).join('L');
  return (
    <figure className="grid gap-1">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="h-11 w-full" preserveAspectRatio="none">
        <path d={`M0 ${HEIGHT}L${points}L${WIDTH} ${HEIGHT}Z`} fill="var(--sea-soft)" />
        <path
          d={`M${points}`}
          fill="none"
          stroke="var(--sea)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="text-sm text-muted">
        Usual line: {about(shortest.wait)} at {hour(shortest.at)}, {about(longest.wait)} at {hour(longest.at)}
      </figcaption>
    </figure>
  );
}
