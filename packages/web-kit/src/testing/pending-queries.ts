import type { AppStore } from '../store/store';

/** The endpoints whose queries still wait for their answer, retries included. */
export const pendingQueries = (store: AppStore): string[] =>
  Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === 'pending' ? (query.endpointName ?? 'unknown') : [],
  );
