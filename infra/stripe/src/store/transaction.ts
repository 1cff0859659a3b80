import type { Change, TableName, Tables } from './tables.js';

export type Rows = { readonly [T in TableName]: ReadonlyMap<string, Tables[T]> };

type Drafts = { [T in TableName]: Map<string, Tables[T]> };

/** Reads through to the committed rows and keeps its writes to itself until the store commits them. Rows are never changed in place. */
export class Transaction {
  readonly changes: Change[] = [];

  constructor(
    private readonly committed: Rows,
    private readonly drafts: Drafts,
  ) {}

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.drafts[table].get(id) ?? this.committed[table].get(id);
  }

  all<T extends TableName>(table: T): Tables[T][] {
    const drafts: ReadonlyMap<string, Tables[T]> = this.drafts[table];
    const committed: ReadonlyMap<string, Tables[T]> = this.committed[table];
    const known = [...committed].map(([id, row]) => drafts.get(id) ?? row);
    const added = [...drafts].filter(([id]) => !committed.has(id)).map(([, row]) => row);
    return [...known, ...added];
  }

  put<T extends TableName>(table: T, row: Tables[T]): Tables[T] {
    this.drafts[table].set(row.id, row);
    this.changes.push({ table, row } as Change);
    return row;
  }
}
