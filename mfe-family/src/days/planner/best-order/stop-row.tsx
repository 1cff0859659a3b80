import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { formatParkChange } from '@landsea/rules/day-plans';
import type { BestOrderStop } from '@landsea/contracts/planning';
import { formatClock, formatMinutes } from '../../../items/cards/item-labels';

type Free = NonNullable<BestOrderStop['free']>;

/** Long enough for a return to the hotel. */
const LONG_BREAK_MINUTES = 120;

/** Before the first stop nobody has to be there yet. */
const freeText = ({ from, until }: Free, isFirst: boolean): string => {
  if (isFirst) return `Nothing before ${formatClock(until)}: come later, or add one of your wishes`;
  const isLong = toMinute(until) - toMinute(from) >= LONG_BREAK_MINUTES;
  return `Free until ${formatClock(until)}. ${isLong ? 'Nap, pool' : 'A snack, a stroll'} or something from your list?`;
};

const factsOf = (stop: BestOrderStop): string =>
  [
    stop.walk > 0 && !stop.parkChange ? `${stop.walk} min walk` : '',
    stop.way === 'lane' ? 'Lightning Lane' : stop.wait > 0 ? `about ${stop.wait} min wait` : '',
    stop.secondRide
      ? `rider switch: ${stop.secondRide.person} rides after, ${formatMinutes(stop.secondRide.minutes)} more`
      : '',
    stop.keepsTime ? 'keeps its time' : '',
    stop.late ? `about ${stop.late} min late` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** Rounded to five minutes. */
const leaveText = ({ start, wait, walk }: BestOrderStop): string =>
  formatTimeOfDay(Math.floor((toMinute(start) - wait - walk) / 5) * 5);

export function StopRow({ stop, isFirst }: { stop: BestOrderStop; isFirst: boolean }) {
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 border-t border-hairline py-1.5 first:border-0">
      {stop.free ? (
        <>
          <span className="tabular-nums">{formatClock(stop.free.from)}</span>
          <span className="text-palm">{freeText(stop.free, isFirst)}</span>
        </>
      ) : null}
      {stop.parkChange ? (
        <>
          <span className="tabular-nums">{leaveText(stop)}</span>
          <span className="text-sea">{formatParkChange(stop.parkChange)}</span>
        </>
      ) : null}
      <span className="tabular-nums">{formatClock(stop.time)}</span>
      <span>
        <span className="block leading-snug font-semibold wrap-anywhere">{stop.title}</span>
        <span className="text-sm text-muted">{factsOf(stop)}</span>
      </span>
    </li>
  );
}
