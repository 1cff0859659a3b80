import type { NavItem } from '@landsea/contracts/core';

/** Where an entry leads: into the active trip, else to its fallback; undefined when there is nowhere to go without a trip. */
export const pathOfPlace = (
  { path, fallback }: Pick<NavItem, 'path' | 'fallback'>,
  tripId?: string,
): string | undefined => {
  if (!path.includes('{tripId}')) return path;
  return tripId ? path.replace('{tripId}', tripId) : fallback;
};
