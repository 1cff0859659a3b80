import { api, createStore, type AppStore, type RootState } from '@landsea/web-kit';
import { waitUntilIdle } from '@landsea/web-kit/pages';

type Initiate = (
  arg: unknown,
  options: { forceRefetch: true; subscribe: false },
) => (
  dispatch: AppStore['dispatch'],
  getState: AppStore['getState'],
) => Promise<{ data?: unknown; error?: unknown }>;

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

/** The page acts on these: a session ended, or something is no longer this person's. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  [401, 403, 404].includes(Number(error.status));

/**
 * Sends the calls whose answers came with the document once the page is seen and idle: the worker keeps them for a time
 * without a signal, and nothing that changed meanwhile is missed. They are sent aside: the page, which would be drawn
 * anew with each call and each answer, makes a call itself only where its answer is another one.
 */
export const askAgain = async (
  { dispatch, getState }: AppStore,
  { api: answered }: RootState,
): Promise<void> => {
  await waitUntilSeen();
  await waitUntilIdle();
  const aside = createStore();
  // The types of the common store know no endpoint of a remote.
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;
  const ask = async (key: string, { initiate }: { initiate: Initiate }, arg: unknown): Promise<void> => {
    const options = { forceRefetch: true, subscribe: false } as const;
    const { data, error } = await aside.dispatch(initiate(arg, options));
    if (error !== undefined && !isRefusal(error)) return;
    const known = getState().api.queries[key]?.data;
    if (JSON.stringify(data) !== JSON.stringify(known)) void dispatch(initiate(arg, options));
  };
  const asked = Object.entries(answered.queries).map(([key, query]) => {
    const endpoint = query?.status === 'fulfilled' ? endpoints[query.endpointName] : undefined;
    return endpoint && ask(key, endpoint, query?.originalArgs);
  });
  await Promise.all(asked);
  // Ends the timers that would keep the answers for a day.
  aside.dispatch(api.util.resetApiState());
};
