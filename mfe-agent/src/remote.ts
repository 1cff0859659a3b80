import { toNav, type RemoteModule } from '@landsea/web-kit/pages';
import './app.css';
import { pages } from './pages';
import { routes } from './routes';

export default {
  routes,
  nav: toNav(pages),
  besideTrip: async () => (await import('./desk-search/trip-tools')).TripTools,
} satisfies RemoteModule;
