import type { RemoteModule } from '@landsea/web-kit';
import './app.css';
import { nav } from './nav';
import { routes } from './routes';

export default { routes, nav } satisfies RemoteModule;
