import type { DayStop } from '../stops/stops.js';
import type { KnownEntry } from '../stops/day-entries.js';

interface KnownStop {
  stop: DayStop;
  known: KnownEntry | null;
}

/** Watched from the street, where people keep the place that they have. */
const isWatchedFromStreet = (known: KnownEntry | null): boolean =>
  known?.list === 'shows' && (known.entry.kind === 'parade' || known.entry.kind === 'fireworks');

const startsOf = ({ ways }: DayStop): readonly number[] =>
  ways.flatMap((way) => (way.kind === 'timed' ? way.starts : []));

/** The minutes between the end of one stop and the beginning of the other, for each pair of their times. */
const gapsBetween = (before: DayStop, after: DayStop): number[] =>
  startsOf(before).flatMap((start) => startsOf(after).map((next) => next - start - before.minutes));

/**
 * The stops of a day on which parades and fireworks of one land follow each other: those who watched the first are there for
 * the next, so that only the time between the two is asked for as the time to be there before.
 */
export const withKeptPlaces = (stops: readonly KnownStop[]): DayStop[] => {
  const street = stops.filter(({ known }) => isWatchedFromStreet(known)).map(({ stop }) => stop);
  return stops.map(({ stop }) => {
    if (!street.includes(stop)) return stop;
    const nearby = street.filter(
      ({ id, place }) => id !== stop.id && place.park === stop.place.park && place.land === stop.place.land,
    );
    const gaps = nearby.flatMap((other) => gapsBetween(other, stop)).filter((gap) => gap >= 0);
    return {
      ...stop,
      ways: stop.ways.map((way) =>
        way.kind === 'timed' ? { ...way, arriveBefore: Math.min(way.arriveBefore, ...gaps) } : way,
      ),
    };
  });
};
