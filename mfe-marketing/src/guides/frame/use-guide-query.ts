import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const neverChanges = () => () => undefined;

export type QueryChange = Record<string, string | undefined>;

/**
 * The address's query, the only input of a guide's result. A prerendered page
 * hydrates without a query, so that the first render is the same.
 */
export const useGuideQuery = (): [URLSearchParams, (change: QueryChange) => void] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const known = useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
  const query = useMemo(() => new URLSearchParams(known), [known]);
  const change = useCallback(
    (changed: QueryChange) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    },
    [navigate, search],
  );
  return [query, change];
};
