import type { NavItem, PagePath, RemotesManifest } from '@landsea/contracts/core';

const page = (name: string, access: PagePath['access'], ...paths: string[]): PagePath[] =>
  paths.map((path) => ({ path, name, access }));

/** A trip's pages and their form without a trip. */
const tripPage = (name: string, trip: string[], active: string[]): PagePath[] => [
  ...page(name, 'trip', ...trip),
  ...page(name, 'signed-in', ...active),
];

const item = (change: Pick<NavItem, 'id' | 'label' | 'path' | 'order'> & Partial<NavItem>): NavItem => ({
  icon: 'compass',
  priority: 1,
  audience: 'family',
  bottom: true,
  ...change,
});

const entry = (name: string) => ({ entry: `/remotes/${name}/b1/remoteEntry.js`, build: 'b1' });

/** `/remotes.json` as the shell's tests see it. */
export const remotesManifest: RemotesManifest = {
  family: {
    ...entry('family'),
    pages: {
      paths: [
        ...tripPage(
          'TripDashboard',
          ['/trip/:tripId/dashboard', '/trip/:tripId', '/trip-dashboard/:tripId', '/:tripId'],
          ['/dashboard', '/trip-dashboard', '/app', '/disney-dream-portal'],
        ),
        ...tripPage('BudgetCenter', ['/trip/:tripId/budget-center'], ['/budget-center', '/budget-tracker']),
        { name: 'BudgetSpendingHub', path: '/trip/:tripId/budget', access: 'trip', offline: true },
        ...tripPage('Timeline', ['/trip/:tripId/timeline'], ['/comprehensive-timeline']),
        ...page('MyTrips', 'signed-in', '/my-trips'),
        ...page('CreateTrip', 'signed-in', '/create-trip', '/create-trip-wizard', '/trip-builder'),
        ...page('SharedTrip', 'public', '/share', '/share/:token'),
        ...page('More', 'signed-in', '/more'),
      ],
      nav: [
        item({ id: 'dashboard', label: 'Dashboard', path: '/dashboard', order: 10 }),
        item({
          id: 'budget',
          label: 'Budget',
          path: '/trip/{tripId}/budget-center',
          fallback: '/budget-center',
          order: 30,
        }),
        item({
          id: 'my-trips',
          label: 'My trips',
          path: '/my-trips',
          priority: 3,
          order: 200,
          bottom: false,
        }),
      ],
    },
  },
  agent: {
    ...entry('agent'),
    pages: {
      paths: [
        ...page('ClientList', 'agent', '/app/agents/clients'),
        ...page('AgentQuickStart', 'agent', '/app/agents/quick-start'),
        ...page('ClientNew', 'agent', '/app/agents/clients/new'),
        ...page('ClientDetail', 'agent', '/app/agents/clients/:clientId'),
        ...page('Branding', 'agent', '/settings/branding'),
        ...page('ClientPortal', 'client', '/client-portal'),
        ...page('AcceptInvite', 'public', '/invite/redeem', '/invite/accept/:token'),
      ],
      nav: [
        item({ id: 'clients', label: 'Clients', path: '/app/agents/clients', order: 10, audience: 'agent' }),
        item({
          id: 'client-portal',
          label: 'My trip',
          path: '/client-portal',
          order: 10,
          audience: 'client',
        }),
      ],
    },
  },
  marketing: {
    ...entry('marketing'),
    pages: {
      paths: [
        ...page('Landing', 'public', '/'),
        ...page('LandingMagicMeter', 'public', '/welcome', '/enhanced-landing'),
        ...page('Pricing', 'public', '/pricing'),
        ...page('ClientsMarketing', 'public', '/clients'),
        ...page('Suggestions', 'public', '/suggestions'),
        ...page('Contact', 'public', '/contact'),
        ...page('Newsletter', 'public', '/newsletter'),
        ...page('Privacy', 'public', '/privacy'),
        ...page('Terms', 'public', '/terms'),
        ...page('Refunds', 'public', '/refunds'),
      ],
      nav: [],
    },
  },
};
