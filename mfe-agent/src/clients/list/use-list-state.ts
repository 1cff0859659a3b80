import type { ClientFilter } from '@landsea/contracts/agents';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listParams, readListState, type ListState } from './list-state';

/** The address holds the state, so that Back, a bookmark and a reload show the same list. */
export const useListState = () => {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params), [params]);
  // A search that was typed a moment ago must not undo a filter that was chosen since.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const show = (next: ListState) => {
    latest.current = next;
    setParams(listParams(next), { replace: true });
  };
  return {
    ...state,
    show,
    narrow: (change: ClientFilter) =>
      show({ ...latest.current, filter: { ...latest.current.filter, ...change } }),
    showColumns: (columns: ListState['columns']) => show({ ...latest.current, columns }),
  };
};
