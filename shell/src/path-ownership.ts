import type { PageHandle } from '@landsea/web-kit';
import type { RemoteName } from '@landsea/contracts';
import { matchPath } from 'react-router-dom';

type Owner = RemoteName | 'shell';

interface OwnedPaths {
  owner: Owner;
  access: PageHandle['access'];
  paths: readonly string[];
}

/** Every path of the product with its owner and who may see it. What is not here does not exist. */
export const ownedPaths: readonly OwnedPaths[] = [
  {
    owner: 'shell',
    access: 'public',
    paths: ['/auth', '/auth/signup', '/login', '/reset-password'],
  },
  {
    owner: 'shell',
    access: 'signed-in',
    paths: [
      '/billing',
      '/billing/success',
      '/account/success',
      '/payment-success',
      '/payment-workflow-testing',
      '/settings',
      '/settings-legacy',
    ],
  },
  {
    owner: 'marketing',
    access: 'public',
    paths: [
      '/',
      '/welcome',
      '/enhanced-landing',
      '/home-v2',
      '/home-classic',
      '/landing-old',
      '/family',
      '/agents',
      '/clients',
      '/pricing',
      '/suggestions',
      '/thanks',
      '/contact',
      '/resorts',
      '/tools',
      '/transportation',
      '/planning-guide',
      '/trip-planning-guide',
      '/trip-guide',
      '/mobile-features',
    ],
  },
  {
    owner: 'family',
    access: 'signed-in',
    paths: [
      '/dashboard',
      '/trip-dashboard',
      '/app',
      '/disney-dream-portal',
      '/budget-center',
      '/budget-tracker',
      '/budget',
      '/budget-spending-hub',
      '/expense-tracker',
      '/daily-planner',
      '/lightning-lane',
      '/lightning-lane-planner',
      '/lightning-board',
      '/lightning-lane-strategy',
      '/lightning-lane-strategy-basic',
      '/ride-strategy',
      '/dining-reservations',
      '/dining-reservation-planner',
      '/dining-research',
      '/sips-snacks-tracker',
      '/family-hq',
      '/savings-tracker',
      '/comprehensive-timeline',
      '/character-meetings',
      '/character-meetings-basic',
      '/checklist-board',
      '/task-manager',
      '/tasks',
      '/create-trip',
      '/create-trip-wizard',
      '/trip-wizard',
      '/trip-builder',
      '/trip-builder-full',
      '/test-trip',
      '/trip-history',
      '/my-trips',
      '/trip-collaboration',
      '/trip-countdown',
      '/photo-planning',
      '/more',
    ],
  },
  {
    owner: 'family',
    access: 'trip',
    paths: [
      '/trip/:tripId',
      '/trip/:tripId/dashboard',
      '/trip/:tripId/dream-portal',
      '/trip-dashboard/:tripId',
      '/trip/:tripId/budget-center',
      '/trip/:tripId/budget-test',
      '/trip/:tripId/budget',
      '/trip/:tripId/budget-setup',
      '/trip/:tripId/daily-planner-v2',
      '/trip/:tripId/park-days',
      '/itinerary-view/:tripId/:date',
      '/dream-day-view/:tripId',
      '/edit-itinerary/:tripId/:date',
      '/trip/:tripId/lightning-lanes',
      '/trip/:tripId/lightning-lane',
      '/trip/:tripId/lightning-board',
      '/trip/:tripId/lightning-lane-strategy',
      '/trip/:tripId/dining-reservations',
      '/trip/:tripId/dining-strategy',
      '/trip/:tripId/sips-snacks',
      '/trip/:tripId/snacks',
      '/trip/:tripId/excursions-lab',
      '/trip/:tripId/family-hq',
      '/trip/:tripId/family',
      '/trip/:tripId/savings-tracker',
      '/trip/:tripId/timeline',
      '/trip/:tripId/character-meetings',
      '/trip/:tripId/checklist-board',
      '/trip-details-hq/:tripId',
    ],
  },
  {
    owner: 'family',
    access: 'public',
    paths: ['/lightning-lane-demo', '/share/:token'],
  },
  {
    owner: 'agent',
    access: 'agent',
    paths: [
      '/app/agents/quick-start',
      '/app/agents/trips',
      '/app/agents/clients',
      '/app/agents/clients/import',
      '/app/agents/clients/new',
      '/app/agents/clients/:clientId',
      '/app/agents/intake-forms',
      '/app/agents/documents',
      '/app/phase4-status',
      '/app/core-needs',
      '/settings/branding',
    ],
  },
  {
    owner: 'agent',
    access: 'client',
    paths: ['/client-portal'],
  },
  {
    owner: 'agent',
    access: 'public',
    paths: ['/invite/accept/:token', '/accept-invite/:token', '/invite/redeem'],
  },
];

const tripId = /^\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\/?$/i;

/** Who answers a path, or undefined for one that does not exist. A bare first segment is a trip only if it is a uuid. */
export const ownershipOf = (pathname: string): Pick<OwnedPaths, 'owner' | 'access'> | undefined => {
  if (tripId.test(pathname)) return { owner: 'family', access: 'trip' };
  return ownedPaths.find(({ paths }) => paths.some((pattern) => matchPath(pattern, pathname) !== null));
};

/** The remote whose routes may hold the path. */
export const remoteOf = (pathname: string): RemoteName | undefined => {
  const owner = ownershipOf(pathname)?.owner;
  return owner === 'shell' ? undefined : owner;
};

/** Whether a route for a bare `/:tripId` has caught a path whose one segment is no trip's id. */
export const isCaughtAsTrip = (pathname: string, caughtTripId: string | undefined): boolean =>
  caughtTripId !== undefined && /^\/[^/]+\/?$/.test(pathname) && !tripId.test(pathname);
