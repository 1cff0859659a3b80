import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActions } from './expense-menu';

/** Keeps its identity, so that no row is drawn again for new callbacks. */
export const useSteadyActions = (actions: RowActions): RowActions => {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      edit: (expense) => latest.current.edit(expense),
      duplicate: (expense) => latest.current.duplicate(expense),
      remove: (expense) => latest.current.remove(expense),
    }),
    [],
  );
};
