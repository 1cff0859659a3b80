import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const neverChanges = () => () => undefined;

export type QueryChange = Record<string, string | undefined>;

/**
 * The query of a guide's address, which is all that its result follows from. A page that was made HTML before anybody asked is
 * hydrated without one, so that the first render is the same.
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
