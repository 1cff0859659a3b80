import { ExperimentFile } from '@landsea/contracts/experiments';
import { defineRemote } from '@landsea/web-kit/build';
import { writtenExperiments } from './src/experiments/experiment-list';
import { checkAudiences } from './src/audiences/checked-audiences';
import { checkContents } from './src/landing/content/checked-contents';
import { pages } from './src/pages';

await checkContents();
checkAudiences();

export default defineRemote({
  name: 'marketing',
  exposes: { './remote': './src/remote.ts' },
  pages,
  experiments: ExperimentFile.parse(writtenExperiments),
});
