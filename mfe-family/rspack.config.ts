import { defineRemote } from '@landsea/web-kit/build';
import { pages } from './src/pages';

export default defineRemote({
  name: 'family',
  exposes: { './remote': './src/remote.ts' },
  pages,
  workers: { 'confirmation-reader': './src/confirmations/reading/read-mail.worker.ts' },
});
