import { localMemory } from '@landsea/web-kit';

/** Sign-out removes keys with this prefix. */
const keyOf = (tripId: string) => `trip_left_${tripId}`;

export const keepLeftWishes = (tripId: string, ids: readonly string[]): void =>
  localMemory.write(keyOf(tripId), ids.length > 0 ? ids.join() : undefined);

export const getLeftWishes = (tripId: string): string[] =>
  localMemory.read(keyOf(tripId))?.split(',').filter(Boolean) ?? [];
