import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const neverChanges = () => () => undefined;

export type QueryChange = Record<string, string | undefined>;

/** @param missing what the address gets where it says nothing of it yet. */
export type ChangeQuery = (change: QueryChange, missing?: QueryChange) => void;

/**
 * The address's query, the only input of a guide's result. A prerendered page
 * hydrates without a query, so that the first render is the same.
 */
export const useGuideQuery = (): [URLSearchParams, ChangeQuery] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const known = useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
  const query = useMemo(() => new URLSearchParams(known), [known]);
  // A second choice may come before the address shows the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = useCallback(
    (changed: QueryChange, missing: QueryChange = {}) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      for (const [name, value] of Object.entries(missing))
        if (value !== undefined && !next.has(name)) next.set(name, value);
      latest.current = next.toString();
      void navigate({ search: latest.current }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [query, change];
};
