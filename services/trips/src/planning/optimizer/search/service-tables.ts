import { type DayStop, type Minute, type MinuteCosts } from '@landsea/contracts/day-plans';

/** No day ends later than this minute. */
export const HORIZON = 1800;
export const TOO_LATE = 32_000;

/** One way of doing a stop at each minute of arrival: when it ends ({@link TOO_LATE} when it cannot be done), the wait, the cost. */
export interface ServiceTable {
  way: number;
  startsAt: Minute | null;
  /** From this minute on nobody idles before it. */
  from: Minute;
  /** The latest arrival. */
  until: Minute;
  end: Int16Array;
  wait: Int16Array;
  cost: Float64Array;
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

/** Every way of a stop, by minute of arrival: the same minutes as `servicesAt`, with their costs. */
export const serviceTables = (stop: DayStop, costs: MinuteCosts): ServiceTable[] =>
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
    return { way, startsAt, from, until, end, wait: waits, cost };
  });
