import type { NavItem } from '@landsea/contracts/core';

/** The active trip's page, else the fallback; undefined when the place needs a trip. */
export const getPlacePath = (
  { path, fallback }: Pick<NavItem, 'path' | 'fallback'>,
  tripId?: string,
): string | undefined => {
  if (!path.includes('{tripId}')) return path;
  return tripId ? path.replace('{tripId}', tripId) : fallback;
};
