import type { NavItem } from '@landsea/web-kit';

/** Where an entry leads: into the active trip, or to its fallback when none is active. */
export const pathOfPlace = (
  { path, fallback }: Pick<NavItem, 'path' | 'fallback'>,
  tripId?: string,
): string => {
  if (!path.includes('{tripId}')) return path;
  return tripId ? path.replace('{tripId}', tripId) : (fallback ?? '/dashboard');
};
