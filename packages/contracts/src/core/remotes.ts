import * as z from 'zod/mini';

export const RemoteName = z.enum(['family', 'agent', 'marketing']);
export type RemoteName = z.infer<typeof RemoteName>;

/** `/remotes.json`: which build of each remote is live. A remote that was never released is absent. */
export const RemotesManifest = z.partialRecord(
  RemoteName,
  z.object({ entry: z.string(), build: z.string() }),
);
export type RemotesManifest = z.infer<typeof RemotesManifest>;
