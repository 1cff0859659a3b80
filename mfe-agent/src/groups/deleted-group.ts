import * as z from 'zod/mini';

const DeletedGroup = z.object({ deletedGroup: z.object({ id: z.string(), name: z.string() }) });

/** The group that a page before this one deleted, from the history's state. */
export const readDeletedGroup = (state: unknown): { id: string; name: string } | undefined =>
  DeletedGroup.safeParse(state).data?.deletedGroup;
