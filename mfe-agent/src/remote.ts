import { navOf } from '@landsea/web-kit/pages';
import type { NavItem } from '@landsea/contracts/core';
import type { RemoteModule } from '@landsea/web-kit/pages';
import './app.css';
import { pages } from './pages';
import { routes } from './routes';

/** Clients plan their own trips too, in the family remote. */
const ownTrips: NavItem = {
  id: 'my-trips',
  label: 'My own trips',
  icon: 'map',
  path: '/my-trips',
  priority: 1,
  order: 20,
  audience: 'client',
  bottom: true,
};

export default { routes, nav: [...navOf(pages), ownTrips] } satisfies RemoteModule;
