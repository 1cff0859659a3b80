import type { NavItem } from '@landsea/web-kit';

/** What an agent finds in the top and bottom bars. */
export const nav: NavItem[] = [
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
    id: 'client-new',
    label: 'Add client',
    icon: 'user-plus',
    path: '/app/agents/clients/new',
    priority: 1,
    audience: 'agent',
    bottom: true,
  },
];
