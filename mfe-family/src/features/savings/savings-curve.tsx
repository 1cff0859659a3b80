import { daysBetween } from '@landsea/contracts';
import type { SavingsOutlook, SavingsPoint } from '@landsea/contracts';
import { formatDate, formatMoney } from '@landsea/web-kit';

const WIDTH = 640;
const HEIGHT = 200;

interface SavingsCurveProps {
  outlook: SavingsOutlook;
  firstDay: string;
  today: string;
}

/** The plan as a line and what was really saved as a filled tide, up to today. */
export function SavingsCurve({ outlook, firstDay, today }: SavingsCurveProps) {
  const { planned, real, savedCents, targetCents } = outlook;
  const days = [firstDay, today, ...[...planned, ...real].map(({ day }) => day)].sort();
  const first = days[0] ?? firstDay;
  const last = days.at(-1) ?? firstDay;
  const span = Math.max(1, daysBetween(first, last));
  const top = Math.max(1, targetCents, ...real.map(({ cents }) => cents));
  const x = (day: string) => (daysBetween(first, day) / span) * WIDTH;
  const y = (cents: number) => HEIGHT - (Math.max(0, cents) / top) * (HEIGHT - 8);
  const steps = (points: readonly SavingsPoint[]) =>
    points.map(({ day, cents }) => `H${x(day).toFixed(1)}V${y(cents).toFixed(1)}`).join('');
  const tide = `M0 ${String(HEIGHT)}${steps(real)}H${x(today).toFixed(1)}V${String(HEIGHT)}Z`;
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={`Saved ${formatMoney(savedCents, { whole: true })} of ${formatMoney(targetCents, { whole: true })}; the plan is the dashed line`}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className="h-44 w-full"
      >
        <path d={tide} className="fill-sea" opacity="0.85" />
        <path
          d={`M0 ${String(HEIGHT)}${steps(planned)}`}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeDasharray="5 5"
          strokeWidth="2"
          className="stroke-coral"
        />
        <path d={`M0 ${String(HEIGHT - 0.5)}H${String(WIDTH)}`} className="stroke-edge" />
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>{formatDate(first)}</span>
        <span className="flex gap-4">
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="size-3 rounded-full bg-sea" /> saved
          </span>
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="w-4 border-t-2 border-dashed border-coral" /> planned
          </span>
        </span>
        <span>{formatDate(last)}</span>
      </figcaption>
    </figure>
  );
}
