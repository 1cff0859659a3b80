import type { AppDispatch } from '@landsea/web-kit';
import type { Row } from './row';
import type * as z from 'zod/mini';
import type { KeptWrites } from './kept-writes';
import type { RowQueue } from './row-queue';
import type { RowEdit, RowWrite } from './row-write';
import type { RowRequest } from './send-row';

/** Where the rows of one list live and how they are written. `Arg` is the argument of the query that fetches them. */
export interface RowListDefinition<
  R extends Row,
  Create extends { id: string },
  Change extends object,
  Arg,
  Data,
> {
  queue: RowQueue<R, Change>;
  /** The query that fetches the rows: `itemsApi.endpoints.getItems`. Its `transformResponse` merges by `queue.merge`. */
  query: { name: string; select: (arg: Arg) => (state: never) => { data?: Data | undefined } };
  rowsOf: (data: Data) => readonly R[];
  withRows: (data: Data, rows: R[]) => Data;
  /** Where a new row or a newer version of a row goes; by default a row stays in its place and a new one is the last. */
  place?: (rows: readonly R[], row: R) => R[];
  /** Rows are created by POST here, changed by PATCH and deleted by DELETE at `<url>/<id>`. */
  url: (arg: Arg) => string;
  /** The row in the answer of POST and PATCH. Throws when the answer does not fit the contract. */
  parse: (answer: unknown, id: string) => R;
  /** Where all rows are read, if not at `url`. */
  listUrl?: (arg: Arg) => string;
  /** The answer of `GET <listUrl>`, which is read again after a conflict. Throws when the answer does not fit the contract. */
  parseList: (answer: unknown) => Data;
  /** Where a row is read after a conflict instead; `find` answers undefined when it is not there any more. */
  reread?: (arg: Arg, id: string) => { url: string; find: (answer: unknown) => R | undefined };
  /** What the list shows of a row created among `rows` until the service has answered; `version` is 0. */
  preview: (created: Create, rows: readonly R[]) => R;
  /** What creates a deleted row again, under its id; without it deleting offers no undo. */
  recreate?: (row: R) => Create;
  /** The rows in the answer of a creation that made several, or of a restoring. */
  alsoSaved?: (answer: unknown) => readonly R[];
  /** The ids in the answer of a deletion that took several rows away. */
  removedIds?: (answer: unknown) => readonly string[];
  /** The call that takes a deletion back, where the service restores rows; answered like a creation. */
  restoreRequest?: (arg: Arg, ids: readonly string[]) => RowRequest;
  /** The call that saves a change, where it is not a PATCH of `{ version, ...change }`. */
  saveRequest?: (arg: Arg, base: R, change: Change) => RowRequest;
  /** The call that writes several rows, all or none; answered like `GET <listUrl>`. */
  togetherRequest?: (
    arg: Arg,
    step: {
      title: string;
      create: readonly Create[];
      save: readonly RowEdit<R, Change>[];
      remove: readonly R[];
    },
  ) => RowRequest;
  /** For a list whose writes survive a reload and wait for a connection. `name` is the list's among those that share `writes`. */
  keep?: {
    writes: KeptWrites;
    name: string;
    schema: z.ZodMiniType<RowWrite<R, Create, Change>>;
    /** The argument of the query from its text, as it stands in the storage key. */
    argOf: (text: string) => Arg;
  };
  /** Dispatched after each successful write, for what else depends on the rows; `row` as a write of one row left it. */
  afterWrite?: (arg: Arg, row?: R) => Parameters<AppDispatch>[0] | ((dispatch: AppDispatch) => void);
}
