import type { NavItem } from '@landsea/contracts/core';

export type Audience = NavItem['audience'];

export interface NavEntry {
  id: string;
  label: string;
  icon: string;
  to: string;
  priority: NavItem['priority'];
  bottom: boolean | 'only';
}

const target = ({ path, fallback }: NavItem, tripId: string | undefined): string => {
  if (!path.includes('{tripId}')) return path;
  return tripId ? path.replaceAll('{tripId}', encodeURIComponent(tripId)) : (fallback ?? '/dashboard');
};

/** A trip's pages lead to their fallback while no trip is active. */
export const listNavEntries = (
  items: readonly NavItem[],
  audience: Audience,
  tripId: string | undefined,
): NavEntry[] => {
  return items
    .filter((item) => item.audience === audience && item.priority < 4)
    .sort((one, other) => one.priority - other.priority || one.order - other.order)
    .map((item) => ({
      id: item.id,
      label: item.label,
      icon: item.icon,
      to: target(item, tripId),
      priority: item.priority,
      bottom: item.bottom ?? false,
    }));
};

export const listPortalEntries = (items: readonly NavItem[]): NavEntry[] =>
  listNavEntries(items, 'client', undefined)
    .filter(({ id }) => id === 'client-portal')
    .map((entry) => ({ ...entry, priority: 2, bottom: false }));

/** Navigation shows everywhere except on these paths and the root. */
export const showsNavigation = (pathname: string): boolean =>
  pathname !== '/' && !['/auth', '/welcome', '/reset-password'].some((part) => pathname.includes(part));
