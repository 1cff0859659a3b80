import type { RemoteModule } from '@landsea/web-kit';
import { nav } from './nav';
import { routes } from './routes';

export default { routes, nav } satisfies RemoteModule;
