import { DRAWN_MINUTES } from '@landsea/rules/day-plans';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { formatShortClock } from '../../../items/cards/item-labels';
import type { PlannerDay } from '../planner-days';
import { toHeight, toTop, type Ruler } from './ruler';

const LEAST_PX = 44;

interface DayMarksProps {
  day: PlannerDay;
  ruler: Ruler;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function ClosedHours({ day, ruler }: DayMarksProps) {
  return day.closed.map(({ from, until, reason, bookingId }) => {
    const first = Math.max(from, ruler.from);
    const height = toHeight(Math.min(until, ruler.until) - first);
    if (height <= 0) return null;
    const isArrival = from === 0;
    return (
      <div
        key={`${bookingId} ${from}`}
        className={`pointer-events-none absolute inset-x-0 flex flex-col overflow-hidden bg-hairline/40 px-2 py-1 text-sm leading-tight text-muted ${isArrival ? 'justify-end border-b border-edge' : 'border-t border-edge'}`}
        style={{ top: toTop(first, ruler), height: Math.max(LEAST_PX, height) }}
      >
        <p className="font-semibold">{capital(reason)}</p>
        <p className="tabular-nums">
          {isArrival
            ? `Plans begin at ${formatTimeOfDay(until)}`
            : `Be on your way at ${formatTimeOfDay(from)}`}
        </p>
      </div>
    );
  });
}

export function BookingMarks({ day, ruler }: DayMarksProps) {
  return day.marks.map(({ bookingId, end, label, title, time, limit, at }) => {
    const isBeside = day.blocks.some(({ from, until }) => from < at + DRAWN_MINUTES && at < until);
    return (
      <p
        key={`${bookingId} ${end}`}
        className="pointer-events-none absolute right-0.5 overflow-hidden rounded-lg border border-sea bg-sea-soft/80 px-2 py-0.5 text-sm leading-tight"
        style={{ top: toTop(at, ruler), height: toHeight(DRAWN_MINUTES) - 3, left: isBeside ? '60%' : '2px' }}
      >
        <span className="block truncate font-semibold">{label}</span>
        <span className="block truncate text-muted tabular-nums">
          {limit} {formatShortClock(time === null ? at : toMinute(time))} · {title}
        </span>
      </p>
    );
  });
}
