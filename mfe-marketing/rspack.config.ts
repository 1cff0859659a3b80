import { defineRemote } from '@landsea/web-kit/build';
import { checkAudiences } from './src/audiences/checked-audiences';
import { readExperiments } from './src/checked-experiments';
import { writtenExperiments } from './src/experiments/experiment-list';
import { checkContents } from './src/landing/content/checked-contents';
import { pages } from './src/pages';

async function checked() {
  try {
    await checkContents();
    checkAudiences();
    return readExperiments(writtenExperiments);
  } catch (error) {
    // Authors of pages read this output: the sentences come without stack traces.
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

export default defineRemote({
  name: 'marketing',
  exposes: { './remote': './src/remote.ts' },
  pages,
  experiments: await checked(),
});
