import type { DayStop, MinuteCosts } from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';

export const HORIZON = 1800;
export const TOO_LATE = 32_000;

/** Arrays by minute of arrival; {@link TOO_LATE} where it cannot be done. */
export interface ServiceTable {
  way: number;
  startsAt: Minute | null;
  from: Minute;
  until: Minute;
  end: Int16Array;
  wait: Int16Array;
  cost: Float64Array;
  /**
   * The minute of joining with the next shorter wait, -1 for none. Null where waiting on purpose is never
   * better.
   */
  shorter: Int16Array | null;
}

interface Entering {
  way: number;
  startsAt: Minute | null;
  from: Minute;
  until: Minute;
  wait: (joined: Minute) => number;
}

const entrances = ({ ways }: DayStop): Entering[] =>
  ways.flatMap((each, way): Entering[] => {
    if (each.kind === 'timed') {
      return each.starts.map((startsAt) => {
        const there = startsAt - each.arriveBefore;
        return { way, startsAt, from: there, until: there, wait: () => each.arriveBefore };
      });
    }
    const { from, until } = each;
    const wait = (joined: Minute): number =>
      each.kind === 'lane' ? each.wait : (each.waits[joined - from] ?? 0);
    return [{ way, startsAt: null, from, until, wait }];
  });

function shorterWaits(waits: Int16Array, from: Minute, until: Minute): Int16Array | null {
  const shorter = new Int16Array(HORIZON + 1).fill(-1);
  let hasAny = false;
  for (let minute = Math.min(until, HORIZON); minute >= from; minute -= 1) {
    let next = minute + 1;
    while (next >= 0 && next <= HORIZON && (waits[next] as number) >= (waits[minute] as number)) {
      next = shorter[next] as number;
    }
    if (next < 0 || next > HORIZON) continue;
    shorter[minute] = next;
    hasAny = true;
  }
  return hasAny ? shorter : null;
}

export const makeServiceTables = (stop: DayStop, costs: MinuteCosts): ServiceTable[] =>
  entrances(stop).map(({ way, startsAt, from, until, wait }) => {
    const end = new Int16Array(HORIZON + 1).fill(TOO_LATE);
    const waits = new Int16Array(HORIZON + 1).fill(TOO_LATE);
    const cost = new Float64Array(HORIZON + 1).fill(Infinity);
    for (let arrival = 0; arrival <= Math.min(until, HORIZON); arrival += 1) {
      const joined = Math.max(arrival, from);
      const waited = wait(joined);
      const ended = joined + waited + stop.minutes;
      if (ended > HORIZON) continue;
      end[arrival] = ended;
      waits[arrival] = waited;
      cost[arrival] = waited * costs.wait + (joined - arrival) * costs.idle + stop.minutes * costs.ride;
    }
    const canWait = !stop.isFixed && startsAt === null && costs.idle < costs.wait;
    const shorter = canWait ? shorterWaits(waits, from, until) : null;
    return { way, startsAt, from, until, end, wait: waits, cost, shorter };
  });
