import type { AgentTrip, TripStage } from '@landsea/contracts/agents';
import { countWaitedDays } from '../frame/trips/trip-labels';

export const whichTrips = ['all', 'waiting', 'mine', 'shared'] as const;
export type WhichTrips = (typeof whichTrips)[number];

export const whichNames: Record<WhichTrips, string> = {
  all: 'All',
  waiting: 'Waiting for me',
  mine: 'Made by me',
  shared: 'Shared by clients',
};

export interface TripFilter {
  words: string;
  which: WhichTrips;
  agentId?: string | undefined;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isOf: Record<WhichTrips, (trip: AgentTrip, now: Date) => boolean> = {
  all: () => true,
  waiting: ({ next }) => next !== null && next.waitingSince !== null,
  mine: ({ isMade }) => isMade,
  shared: ({ isMade }) => !isMade,
};

/** Every word has to occur in the client's name or the trip's. */
export const filterTrips = (
  trips: readonly AgentTrip[],
  { words, which, agentId }: TripFilter,
  now: Date,
): AgentTrip[] => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return trips.filter((trip) => {
    const text = plain(`${trip.clientName} ${trip.name}`);
    if (agentId && trip.agentId !== agentId) return false;
    return isOf[which](trip, now) && wanted.every((word) => text.includes(word));
  });
};

/** The trips that count: the sample family’s is there to look around. */
export const countTrips = (trips: readonly AgentTrip[]): number =>
  trips.filter(({ isSample }) => !isSample).length;

/** In each stage the longest wait comes first, then the next departure. */
export const groupTripsByStage = (trips: readonly AgentTrip[], now: Date): Record<TripStage, AgentTrip[]> => {
  const sorted = [...trips].sort(
    (one, other) =>
      countWaitedDays(other, now) - countWaitedDays(one, now) || one.startDate.localeCompare(other.startDate),
  );
  const of = (stage: TripStage) => sorted.filter((trip) => trip.stage === stage);
  return {
    planning: of('planning'),
    quoted: of('quoted'),
    booked: of('booked'),
    ready: of('ready'),
    traveling: of('traveling'),
    traveled: of('traveled'),
  };
};
