import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActions } from './expense-row';

/** The same object for as long as the page lives, so that no row is drawn anew because an action was made anew. */
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
