import type { NavItem } from '@landsea/web-kit';

export type Audience = NavItem['audience'];

export interface NavEntry {
  id: string;
  label: string;
  icon: string;
  to: string;
  priority: NavItem['priority'];
  bottom: boolean | 'only';
}

/** What navigation offers while no remote has told its own: a dead remote must not take the way out with it. */
const alwaysThere: readonly NavItem[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    icon: 'compass',
    path: '/dashboard',
    priority: 1,
    audience: 'family',
    bottom: true,
  },
  {
    id: 'daily-plans',
    label: 'Daily plans',
    icon: 'calendar-days',
    path: '/trip/{tripId}/daily-planner-v2',
    fallback: '/daily-planner',
    priority: 1,
    audience: 'family',
    bottom: true,
  },
  {
    id: 'budget',
    label: 'Budget',
    icon: 'wallet',
    path: '/trip/{tripId}/budget-center',
    fallback: '/budget-center',
    priority: 1,
    audience: 'family',
    bottom: true,
  },
  {
    id: 'clients',
    label: 'Clients',
    icon: 'users',
    path: '/app/agents/clients',
    priority: 1,
    audience: 'agent',
    bottom: true,
  },
  {
    id: 'client-portal',
    label: 'My trip',
    icon: 'ship',
    path: '/client-portal',
    priority: 1,
    audience: 'client',
    bottom: true,
  },
];

const target = ({ path, fallback }: NavItem, tripId: string | undefined): string => {
  if (!path.includes('{tripId}')) return path;
  return tripId ? path.replaceAll('{tripId}', encodeURIComponent(tripId)) : (fallback ?? '/dashboard');
};

/** The entries of one audience, the most important first; a trip's pages lead to their fallback while no trip is active. */
export const navEntries = (
  items: readonly NavItem[],
  audience: Audience,
  tripId: string | undefined,
): NavEntry[] => {
  const own = items.filter((item) => item.audience === audience);
  const chosen = own.length ? own : alwaysThere.filter((item) => item.audience === audience);
  return chosen
    .map((item) => ({
      id: item.id,
      label: item.label,
      icon: item.icon,
      to: target(item, tripId),
      priority: item.priority,
      bottom: item.bottom ?? false,
    }))
    .sort((one, other) => one.priority - other.priority);
};

/** The way to the client portal for somebody who has another home: behind their own places. */
export const portalEntries = (items: readonly NavItem[]): NavEntry[] =>
  navEntries(items, 'client', undefined)
    .filter(({ id }) => id === 'client-portal')
    .map((entry) => ({ ...entry, priority: 2, bottom: false }));

/** Specification 2: navigation shows everywhere except on these paths and the root. */
export const showsNavigation = (pathname: string): boolean =>
  pathname !== '/' && !['/auth', '/welcome', '/reset-password'].some((part) => pathname.includes(part));
