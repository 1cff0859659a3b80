import { pendingPages } from '@landsea/web-kit';
import type { NavItem } from '@landsea/web-kit';

const agentEntry = (item: Omit<NavItem, 'audience'>): NavItem => ({ ...item, audience: 'agent' });
const clientEntry = (item: Omit<NavItem, 'audience'>): NavItem => ({ ...item, audience: 'client' });

/** What an agent and a client find in the bars. A page still to come is offered from the day it is there. */
export const nav: NavItem[] = [
  agentEntry({
    id: 'clients',
    label: 'Clients',
    icon: 'users',
    path: '/app/agents/clients',
    priority: 1,
    bottom: true,
  }),
  agentEntry({
    id: 'agent-trips',
    label: 'Trips',
    icon: 'map',
    path: '/app/agents/trips',
    priority: 1,
    bottom: true,
  }),
  agentEntry({
    id: 'client-new',
    label: 'Add client',
    icon: 'user-plus',
    path: '/app/agents/clients/new',
    priority: 1,
    bottom: true,
  }),
  agentEntry({
    id: 'quick-start',
    label: 'Quick start',
    icon: 'compass',
    path: '/app/agents/quick-start',
    priority: 2,
  }),
  agentEntry({
    id: 'import',
    label: 'Import clients',
    icon: 'list-checks',
    path: '/app/agents/clients/import',
    priority: 2,
  }),
  agentEntry({
    id: 'intake-forms',
    label: 'Intake forms',
    icon: 'clipboard-list',
    path: '/app/agents/intake-forms',
    priority: 2,
    bottom: true,
  }),
  agentEntry({
    id: 'documents',
    label: 'Documents',
    icon: 'file-text',
    path: '/app/agents/documents',
    priority: 2,
    bottom: true,
  }),
  agentEntry({
    id: 'core-needs',
    label: 'Core needs',
    icon: 'circle-check',
    path: '/app/core-needs',
    priority: 3,
  }),
  agentEntry({ id: 'branding', label: 'Branding', icon: 'palette', path: '/settings/branding', priority: 3 }),
  agentEntry({ id: 'status', label: 'Status', icon: 'clock', path: '/app/phase4-status', priority: 3 }),
  clientEntry({
    id: 'client-portal',
    label: 'My trip',
    icon: 'ship',
    path: '/client-portal',
    priority: 1,
    bottom: true,
  }),
  clientEntry({
    id: 'my-trips',
    label: 'My own trips',
    icon: 'map',
    path: '/my-trips',
    priority: 1,
    bottom: true,
  }),
].filter(({ path, audience }) => audience === 'client' || !(path in pendingPages));
