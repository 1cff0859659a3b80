import { api, type AppStore, type RootState } from '@landsea/web-kit';
import { waitUntilIdle } from '@landsea/web-kit/pages';

type Initiate = (
  arg: unknown,
  options: { forceRefetch: true; subscribe: false },
) => Parameters<AppStore['dispatch']>[0];

/** A tab that is restored behind others is drawn, and costs no more calls than before until somebody looks at it. */
const waitUntilSeen = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/**
 * Sends the calls whose answers came with the document once the page is seen and idle: the worker keeps them for a time
 * without a signal, and nothing that changed meanwhile is missed.
 */
export const askAgain = async ({ dispatch }: AppStore, { api: answered }: RootState): Promise<void> => {
  await waitUntilSeen();
  await waitUntilIdle();
  // The types of the common store know no endpoint of a remote.
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;
  for (const query of Object.values(answered.queries)) {
    const endpoint = query?.status === 'fulfilled' ? endpoints[query.endpointName] : undefined;
    if (endpoint) dispatch(endpoint.initiate(query?.originalArgs, { forceRefetch: true, subscribe: false }));
  }
};
