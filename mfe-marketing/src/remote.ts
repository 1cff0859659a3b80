import type { RemoteModule } from '@landsea/web-kit/pages';
import './app.css';
import { routes } from './routes';

export default { routes, nav: [] } satisfies RemoteModule;
