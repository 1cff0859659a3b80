import type { ClockTime } from '@landsea/contracts/catalogue';
import { toClock, toMinute } from '@landsea/rules/trip';
import { formatClock } from '../../../items/cards/item-labels';

const [FIRST, LAST] = [7 * 60, 25 * 60];
const marks = [8, 12, 16, 20, 24].map((hour) => hour * 60);
const at = (minutes: number) => Math.min(100, Math.max(0, ((minutes - FIRST) / (LAST - FIRST)) * 100));
const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
const left = (minutes: number) => ({ left: percent(at(minutes)) });

const hourWords = (minutes: number) => formatClock(toClock(minutes)).replace(':00', '');

export function RulerHours() {
  return (
    <div aria-hidden className="relative h-6 text-sm text-muted tabular-nums">
      {marks.map((mark) => (
        <span key={mark} className="absolute -translate-x-1/2 whitespace-nowrap" style={left(mark)}>
          {hourWords(mark)}
        </span>
      ))}
    </div>
  );
}

interface RulerBarProps {
  time: ClockTime;
  /** An end that is not after `time` is after midnight. */
  until: ClockTime;
  /** `plan` is on the day, `hours` are opening hours, `idea` is a suggestion. */
  look: 'plan' | 'hours' | 'idea';
}

const looks = {
  plan: 'bg-sea',
  hours: 'bg-sea-soft ring-1 ring-inset ring-hairline',
  idea: 'bg-surface ring-1 ring-inset ring-sea',
};

export function RulerBar({ time, until, look }: RulerBarProps) {
  const from = toMinute(time);
  const to = until > time ? toMinute(until) : toMinute(until) + 24 * 60;
  return (
    <div aria-hidden className="relative h-2.5">
      {marks.map((mark) => (
        <span key={mark} className="absolute inset-y-0 w-px bg-hairline" style={left(mark)} />
      ))}
      <span
        className={`absolute inset-y-0 rounded-full ${looks[look]}`}
        style={{ left: percent(at(from)), width: percent(Math.max(2, at(to) - at(from))) }}
      />
    </div>
  );
}
