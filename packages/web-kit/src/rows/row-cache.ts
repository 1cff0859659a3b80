import { api } from '@landsea/web-kit';
import type { AppDispatch, RootState } from '@landsea/web-kit';
import type { Row } from './row';
import type { RowListDefinition } from './row-list-definition';

type Definition<R extends Row, Arg, Data> = Pick<
  RowListDefinition<R, { id: string }, object, Arg, Data>,
  'query' | 'rowsOf' | 'withRows' | 'place'
> & { queue: { remember: (arg: unknown, id: string, row: R | undefined) => void } };

const replaceOrAppend = <R extends Row>(rows: readonly R[], row: R): R[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((each) => (each.id === row.id ? row : each))
    : [...rows, row];

/** The rows that the store holds of one list. A query that was never fetched has no rows, and none are added to it. */
export class RowCache<R extends Row, Arg, Data> {
  constructor(private readonly definition: Definition<R, Arg, Data>) {}

  of(arg: Arg, dispatch: AppDispatch, getState: () => RootState) {
    const { query, rowsOf, withRows, place = replaceOrAppend, queue } = this.definition;
    // The endpoint belongs to a remote, whose endpoints and tags the type of the common store does not know.
    const data = () => query.select(arg)(getState() as never).data;
    const rows = (): readonly R[] => {
      const held = data();
      return held === undefined ? [] : rowsOf(held);
    };
    const change = (id: string, row: R | undefined, change: (now: readonly R[]) => R[]) => {
      queue.remember(arg, id, row);
      const held = data();
      if (held === undefined) return;
      const next = withRows(held, change(rowsOf(held)));
      const patch = api.util.updateQueryData(query.name as never, arg as never, (() => next) as never);
      dispatch(patch);
    };
    const find = (id: string) => rows().find((row) => row.id === id);
    const put = (row: R) => change(row.id, row, (now) => place(now, row));
    return {
      find,
      put,
      putIfThere: (row: R) => {
        if (find(row.id)) put(row);
      },
      remove: (id: string) => change(id, undefined, (now) => now.filter((row) => row.id !== id)),
    };
  }
}
