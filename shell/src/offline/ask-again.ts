import { api, type AppStore, type RootState } from '@landsea/web-kit';
import { waitUntilIdle } from '@landsea/web-kit/pages';

type Initiate = (
  arg: unknown,
  options: { forceRefetch: true; subscribe: false },
) => Parameters<AppStore['dispatch']>[0];

/**
 * Sends the calls whose answers came with the document once the page is idle: the worker keeps them for a time without a
 * signal, and nothing that changed meanwhile is missed.
 */
export const askAgain = async ({ dispatch }: AppStore, { api: answered }: RootState): Promise<void> => {
  await waitUntilIdle();
  // The types of the common store know no endpoint of a remote.
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;
  for (const query of Object.values(answered.queries)) {
    const endpoint = query?.status === 'fulfilled' ? endpoints[query.endpointName] : undefined;
    if (endpoint) dispatch(endpoint.initiate(query?.originalArgs, { forceRefetch: true, subscribe: false }));
  }
};
