import type { RemoteModule } from '@landsea/web-kit';
import './app.css';
import { routes } from './routes';

export default { routes, nav: [] } satisfies RemoteModule;
