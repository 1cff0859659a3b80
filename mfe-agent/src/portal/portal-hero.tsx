import { getDateIn, countDaysBetween } from '@landsea/contracts/core';
import type { TripDay } from '@landsea/contracts/trip';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDateRange, timeToTrip } from '@landsea/web-kit';
import { formatAgentNames, type PortalTrip } from './portal-trips';

interface PortalHeroProps {
  trip: PortalTrip;
  days: readonly TripDay[];
  createdAt: string | undefined;
  now: Date;
}

const seaKinds: readonly TripDay['kind'][] = ['embarkation', 'port', 'sea'];

const DAY_MS = 86_400_000;
const within = (part: number): number => Math.min(1, Math.max(0, part));

/** `in 42 days`, `Day 2 of 5` or `Home again`, and how far along the sun is. */
export const describeMoment = (
  { startDate, endDate }: Pick<PortalTrip, 'startDate' | 'endDate'>,
  createdAt: string | undefined,
  now: Date,
): { words: string; progress: number } => {
  const today = getDateIn(now);
  if (today > endDate) return { words: 'Home again', progress: 1 };
  const length = countDaysBetween(startDate, endDate) + 1;
  if (today >= startDate) {
    const day = countDaysBetween(startDate, today) + 1;
    return { words: `Day ${day} of ${length}`, progress: (day - 0.5) / length };
  }
  const ahead = countDaysBetween(today, startDate);
  const waited = createdAt ? (now.getTime() - new Date(createdAt).getTime()) / DAY_MS : 0;
  const words = timeToTrip(startDate, now);
  return {
    words: words.charAt(0).toUpperCase() + words.slice(1),
    progress: within(waited / (waited + ahead)),
  };
};

export function PortalHero({ trip, days, createdAt, now }: PortalHeroProps) {
  const { words, progress } = describeMoment(trip, createdAt, now);
  return (
    <header className="pt-6 @min-[40rem]:pt-8">
      <p className="text-sm text-muted tabular-nums">
        {formatDateRange(trip.startDate, trip.endDate)}
        <span aria-hidden>{'\u00a0· '}</span>
        <span className="wrap-anywhere">with {formatAgentNames(trip.agents)}</span>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-1 pt-1">
        <h1 className="min-w-0 font-display text-2xl wrap-anywhere @min-[40rem]:text-3xl">{trip.name}</h1>
        <p className="font-display text-3xl font-semibold tabular-nums @min-[40rem]:text-4xl">{words}</p>
      </div>
      <Horizon
        progress={progress}
        segments={days.map(({ kind }) => ({ kind: seaKinds.includes(kind) ? 'sea' : 'land', days: 1 }))}
        className="mt-2"
      />
    </header>
  );
}
