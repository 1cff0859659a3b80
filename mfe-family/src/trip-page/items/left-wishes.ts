import { localMemory } from '@landsea/web-kit';

/** Signing out removes what begins so. */
const keyOf = (tripId: string) => `trip_left_${tripId}`;

/** Keeps in this browser which wishes the last sorting found no day for, by their ids. */
export const keepLeftWishes = (tripId: string, ids: readonly string[]): void =>
  localMemory.write(keyOf(tripId), ids.length > 0 ? ids.join() : undefined);

/** The ids of the wishes that the last sorting in this browser found no day for. */
export const leftWishes = (tripId: string): string[] =>
  localMemory.read(keyOf(tripId))?.split(',').filter(Boolean) ?? [];
