import type { DayStop } from '../stops/stops.js';
import type { KnownEntry } from '../stops/day-entries.js';

interface KnownStop {
  stop: DayStop;
  known: KnownEntry | null;
}

const isWatchedFromStreet = (known: KnownEntry | null): boolean =>
  known?.list === 'shows' && (known.entry.kind === 'parade' || known.entry.kind === 'fireworks');

const startsOf = ({ ways }: DayStop): readonly number[] =>
  ways.flatMap((way) => (way.kind === 'timed' ? way.starts : []));

const gapsBetween = (before: DayStop, after: DayStop): number[] =>
  startsOf(before).flatMap((start) => startsOf(after).map((next) => next - start - before.minutes));

/** People who watched the first show keep their place for the next. */
export const addKeptPlaces = (stops: readonly KnownStop[]): DayStop[] => {
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
