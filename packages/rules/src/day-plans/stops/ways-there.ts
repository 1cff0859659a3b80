import { LAST_MINUTE, toMinute, type Minute } from '../../trip/clock.js';
import type { DayPresence } from '../../trip/day-presence.js';
import type { Way } from './stops.js';

interface Stay {
  from: Minute;
  until: Minute;
}

const stayOf = ({ arrivesAt, leavesAt }: DayPresence): Stay => ({
  from: arrivesAt ? toMinute(arrivesAt) : 0,
  until: leavesAt ? toMinute(leavesAt) : LAST_MINUTE,
});

const shortened = (way: Exclude<Way, { kind: 'timed' }>, minutes: number, stay: Stay): Way[] => {
  const waitAt = (minute: Minute): number =>
    way.kind === 'lane' ? way.wait : (way.waits[minute - way.from] ?? 0);
  const from = Math.max(way.from, stay.from);
  let until = way.until;
  while (until >= from && until + waitAt(until) + minutes > stay.until) until -= 1;
  if (until < from) return [];
  if (way.kind === 'lane') return [{ ...way, from, until }];
  return [{ ...way, from, until, waits: way.waits.slice(from - way.from, until - way.from + 1) }];
};

export const limitToPresence = (ways: readonly Way[], minutes: number, presence: DayPresence): Way[] => {
  if (!presence.arrivesAt && !presence.leavesAt) return [...ways];
  const stay = stayOf(presence);
  return ways.flatMap((way): Way[] => {
    if (way.kind !== 'timed') return shortened(way, minutes, stay);
    const starts = way.starts.filter((start) => start >= stay.from && start + minutes <= stay.until);
    return starts.length > 0 ? [{ ...way, starts }] : [];
  });
};
