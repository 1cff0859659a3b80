import type { Attraction } from '@landsea/contracts/catalogue';
import { clockLabel, expectedWait } from '@landsea/contracts/day-plans';
import type { ParkDay } from '@landsea/contracts/day-plans';

const HOUR = 60;
const [WIDTH, HEIGHT] = [240, 44];
const STEP = 5;

const hour = (minute: number): string => clockLabel(minute).replace(':00', '');
const about = (minutes: number): string =>
  `about ${String(Math.max(STEP, Math.round(minutes / STEP) * STEP))} min`;

/** What people usually wait at each hour of a day, as a small curve with its two ends in words; nothing for a walk-on. */
export function WaitCurve({ ride, day }: { ride: Pick<Attraction, 'waits'>; day: ParkDay }) {
  const hours: { at: number; wait: number }[] = [];
  for (let at = Math.ceil(day.open / HOUR) * HOUR; at < day.close; at += HOUR)
    hours.push({ at, wait: expectedWait(ride, at + HOUR / 2, day) });
  const [first] = hours;
  if (!first) return null;
  const longest = hours.reduce((best, each) => (each.wait > best.wait ? each : best), first);
  const shortest = hours.reduce((best, each) => (each.wait < best.wait ? each : best), first);
  if (longest.wait < STEP) return null;
  const x = (index: number) => (hours.length === 1 ? 0 : (index / (hours.length - 1)) * WIDTH);
  const y = (wait: number) => HEIGHT - 2 - (wait / longest.wait) * (HEIGHT - 6);
  const points = hours.map(({ wait }, index) => `${x(index).toFixed(1)} ${y(wait).toFixed(1)}`).join('L');
  return (
    <figure className="grid gap-1">
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        aria-hidden
        className="h-11 w-full"
        preserveAspectRatio="none"
      >
        <path
          d={`M0 ${String(HEIGHT)}L${points}L${String(WIDTH)} ${String(HEIGHT)}Z`}
          fill="var(--sea-soft)"
        />
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
