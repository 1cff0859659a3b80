import { writtenExperiments } from './experiments/experiment-list';
import { pages } from './pages';

it('every variant that an experiment names is one of its page', () => {
  for (const { path, variants } of writtenExperiments) {
    const page = pages.find(({ paths }) => paths.includes(path));
    const missing = variants.filter(({ key }) => !(key in (page?.variants ?? {})));
    expect([path, missing]).toEqual([path, []]);
  }
});
