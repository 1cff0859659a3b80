import { defineHost } from '@landsea/web-kit/build';
import { pages } from './src/pages';

export default defineHost({
  entry: './src/index.ts',
  template: './src/index.html',
  worker: './worker/worker.ts',
  pages,
});
