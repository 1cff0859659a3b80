import { defineRemote } from '@landsea/web-kit/build';
import { experiments } from './src/experiments/experiment-list';
import { pages } from './src/pages';

export default defineRemote({
  name: 'marketing',
  exposes: { './remote': './src/remote.ts' },
  pages,
  experiments,
});
