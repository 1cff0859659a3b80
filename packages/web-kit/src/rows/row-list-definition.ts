import type { AppDispatch } from '@landsea/web-kit';
import type { Row } from './row';
import type * as z from 'zod/mini';
import type { KeptWrites } from './kept-writes';
import type { RowQueue } from './row-queue';
import type { RowEdit, RowWrite } from './row-write';
import type { RowRequest } from './send-row';

export interface RowListDefinition<
  R extends Row,
  Create extends { id: string },
  Change extends object,
  Arg,
  Data,
> {
  queue: RowQueue<R, Change>;
  /** Its `transformResponse` merges by `queue.merge`. */
  query: { name: string; select: (arg: Arg) => (state: never) => { data?: Data | undefined } };
  rowsOf: (data: Data) => readonly R[];
  withRows: (data: Data, rows: R[]) => Data;
  /** Default: a row keeps its place and a new one is the last. */
  place?: (rows: readonly R[], row: R) => R[];
  /** POST here; PATCH and DELETE at `<url>/<id>`. */
  url: (arg: Arg) => string;
  /** @throws when the answer does not fit the contract. */
  parse: (answer: unknown, id: string) => R;
  listUrl?: (arg: Arg) => string;
  /** Read again after a conflict. @throws when the answer does not fit the contract. */
  parseList: (answer: unknown) => Data;
  /** `find` answers undefined when the row is gone. */
  reread?: (arg: Arg, id: string) => { url: string; find: (answer: unknown) => R | undefined };
  /** `version` is 0. */
  preview: (created: Create, rows: readonly R[]) => R;
  /** Without it deleting offers no undo. */
  recreate?: (row: R) => Create;
  alsoSaved?: (answer: unknown) => readonly R[];
  removedIds?: (answer: unknown) => readonly string[];
  /** For services that restore rows; answered like a creation. */
  restoreRequest?: (arg: Arg, ids: readonly string[]) => RowRequest;
  /** Default: PATCH of `{ version, ...change }`. */
  saveRequest?: (arg: Arg, base: R, change: Change) => RowRequest;
  /** All rows or none; answered like `GET <listUrl>`. */
  togetherRequest?: (
    arg: Arg,
    step: {
      title: string;
      create: readonly Create[];
      save: readonly RowEdit<R, Change>[];
      remove: readonly R[];
    },
  ) => RowRequest;
  /** `name` identifies the list among those that share `writes`. */
  keep?: {
    writes: KeptWrites;
    name: string;
    schema: z.ZodMiniType<RowWrite<R, Create, Change>>;
    argOf: (text: string) => Arg;
  };
  /** `row` is absent after a write of several. */
  afterWrite?: (arg: Arg, row?: R) => Parameters<AppDispatch>[0] | ((dispatch: AppDispatch) => void);
}
