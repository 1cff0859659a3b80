import { fetchPage } from './fetch-page';
import { learnPages } from './known-pages';
import { RemoteRegistry } from './remote-registry';
import { remotesManifest } from './testing/remotes-manifest';

const registryWith = (load: () => Promise<object>) => {
  const asked: string[] = [];
  const registry = new RemoteRegistry({
    manifest: () => Promise.resolve(remotesManifest),
    load: (name) => {
      asked.push(name);
      return Promise.resolve({ routes: [{ path: '/trip/:tripId/budget-center', lazy: load }], nav: [] });
    },
  });
  return { registry, asked };
};
const budget = '/trip/0f8fad5b-d9cb-469f-a165-70867728950e/budget-center';

beforeAll(() => learnPages(remotesManifest));

it('fetches the code of the page at a path, and its remote once', async () => {
  const load = jest.fn(() => Promise.resolve({}));
  const { registry, asked } = registryWith(load);
  await fetchPage(registry)(budget);
  await fetchPage(registry)(budget);
  expect(asked).toEqual(['family']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves a failure to the navigation, and asks nothing for a path without a page', async () => {
  const { registry, asked } = registryWith(() => Promise.reject(new Error('Loading chunk 1 failed')));
  await expect(fetchPage(registry)(budget)).resolves.toBeUndefined();
  await fetchPage(registry)('/nowhere');
  expect(asked).toEqual(['family']);
});
