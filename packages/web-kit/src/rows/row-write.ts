import * as z from 'zod/mini';
import type { Row } from './row';

export interface RowEdit<R extends Row, Change> {
  seen: R;
  change: Change;
}

/** `key` is the idempotency key, so a write is sent once across reloads. `together`: all rows or none. */
export type RowWrite<R extends Row, Create, Change> = { key: string } & (
  | { kind: 'create'; created: Create }
  | ({ kind: 'save' } & RowEdit<R, Change>)
  | { kind: 'remove'; row: R }
  | { kind: 'together'; title: string; create: Create[]; save: RowEdit<R, Change>[]; remove: R[] }
);

export const defineRowWrite = <R extends Row, Create, Change>(rows: {
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
