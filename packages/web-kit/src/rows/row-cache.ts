import { api, type AppDispatch, type RootState } from '@landsea/web-kit';
import type { Row } from './row';
import type { RowListDefinition } from './row-list-definition';

type Definition<R extends Row, Arg, Data> = Pick<
  RowListDefinition<R, { id: string }, object, Arg, Data>,
  'query' | 'rowsOf' | 'withRows' | 'place'
> & {
  queue: {
    remember: (arg: unknown, id: string, row: R | undefined) => void;
    merge: (arg: unknown, rows: readonly R[], meta: { sentAt: number }) => R[];
  };
};

export interface HeldRows<R extends Row, Data> {
  rows: () => readonly R[];
  find: (id: string) => R | undefined;
  put: (row: R) => void;
  putIfThere: (row: R) => void;
  remove: (id: string) => void;
  takeOver: (data: Data, sentAt: number) => void;
}

const replaceOrAppend = <R extends Row>(rows: readonly R[], row: R): R[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((each) => (each.id === row.id ? row : each))
    : [...rows, row];

type UpdateQueryData<Arg, Data> = (
  name: string,
  arg: Arg,
  recipe: () => Data,
) => ReturnType<typeof api.util.updateQueryData>;

/** A query that was never fetched has no rows. */
export class RowCache<R extends Row, Arg, Data> {
  constructor(private readonly definition: Definition<R, Arg, Data>) {}

  getRows(arg: Arg, dispatch: AppDispatch, getState: () => RootState): HeldRows<R, Data> {
    const { query, rowsOf, withRows, place = replaceOrAppend, queue } = this.definition;
    // The common store's types know neither the state nor the name of a remote's endpoint.
    const data = () => query.select(arg)(getState() as never).data;
    const rows = (): readonly R[] => {
      const held = data();
      return held === undefined ? [] : rowsOf(held);
    };
    const show = (next: Data) => {
      // As above: checked by the types of `query`.
      const change: UpdateQueryData<Arg, Data> = api.util.updateQueryData as never;
      dispatch(change(query.name, arg, () => next));
    };
    const change = (id: string, row: R | undefined, change: (now: readonly R[]) => R[]) => {
      queue.remember(arg, id, row);
      const held = data();
      if (held === undefined) return;
      show(withRows(held, change(rowsOf(held))));
    };
    const find = (id: string) => rows().find((row) => row.id === id);
    const put = (row: R) => change(row.id, row, (now) => place(now, row));
    return {
      rows,
      find,
      put,
      putIfThere: (row: R) => {
        if (find(row.id)) put(row);
      },
      remove: (id: string) => change(id, undefined, (now) => now.filter((row) => row.id !== id)),
      takeOver: (data: Data, sentAt: number) =>
        show(withRows(data, queue.merge(arg, rowsOf(data), { sentAt }))),
    };
  }
}
