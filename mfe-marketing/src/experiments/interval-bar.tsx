import { formatShare } from './report-texts';
import type { Interval } from './statistics/conversion';

const WIDTH = 160;

export function IntervalBar({
  rate,
  interval,
  highest,
}: {
  rate: number;
  interval: Interval;
  highest: number;
}) {
  const at = (share: number) => (share / highest) * WIDTH;
  return (
    <span className="grid gap-1">
      <svg
        aria-hidden
        viewBox={`-4 0 ${WIDTH + 8} 16`}
        className="h-4 w-42 text-sea"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <path d={`M0 8h${WIDTH}`} strokeWidth="1" opacity="0.25" />
        <path
          d={`M${at(interval.low).toFixed(1)} 8H${at(interval.high).toFixed(1)}`}
          strokeWidth="3"
          opacity="0.6"
        />
        <circle cx={at(rate).toFixed(1)} cy="8" r="4" fill="currentColor" stroke="none" />
      </svg>
      <span className="text-sm text-muted tabular-nums">
        {formatShare(interval.low)} to {formatShare(interval.high)}
      </span>
    </span>
  );
}
