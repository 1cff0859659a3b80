import * as z from 'zod/mini';
import type { Row } from './row';

/** One row as the person saw it, and what they made of it. */
export interface RowEdit<R extends Row, Change> {
  seen: R;
  change: Change;
}

/**
 * A write as data. `key` is its idempotency key, so that sending it again after a reload happens once. `together`: all of its
 * rows are written, or none; `title` is what the step is called.
 */
export type RowWrite<R extends Row, Create, Change> = { key: string } & (
  | { kind: 'create'; created: Create }
  | ({ kind: 'save' } & RowEdit<R, Change>)
  | { kind: 'remove'; row: R }
  | { kind: 'together'; title: string; create: Create[]; save: RowEdit<R, Change>[]; remove: R[] }
);

/** The schema of a list's writes, by which those that were kept in the browser are checked when they are restored. */
export const rowWriteSchema = <R extends Row, Create, Change>(rows: {
  row: z.ZodMiniType<R>;
  create: z.ZodMiniType<Create>;
  change: z.ZodMiniType<Change>;
}): z.ZodMiniType<RowWrite<R, Create, Change>> => {
  const { row, create, change } = rows;
  const key = z.string();
  const edit = { seen: row, change };
  return z.discriminatedUnion('kind', [
    z.object({ key, kind: z.literal('create'), created: create }),
    z.object({ key, kind: z.literal('save'), ...edit }),
    z.object({ key, kind: z.literal('remove'), row }),
    z.object({
      key,
      kind: z.literal('together'),
      title: z.string(),
      create: z.array(create),
      save: z.array(z.object(edit)),
      remove: z.array(row),
    }),
  ]);
};
