import { defineRemote } from '@landsea/web-kit/build';
import { pages } from './src/pages';

export default defineRemote({
  name: 'agent',
  exposes: { './remote': './src/remote.ts' },
  pages,
  workers: { 'confirmation-reader': './src/bookings/read-mail.worker.ts' },
});
