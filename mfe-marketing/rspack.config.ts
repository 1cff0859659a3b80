import { defineRemote } from '@landsea/web-kit/build';
import { experiments } from './src/experiments/experiment-list';
import { checkContents } from './src/landing/content/checked-contents';
import { pages } from './src/pages';

await checkContents();

export default defineRemote({
  name: 'marketing',
  exposes: { './remote': './src/remote.ts' },
  pages,
  experiments,
});
