import type { ClientRow } from '../client.entity.js';

type Joined = Pick<ClientRow, 'firstName' | 'userId' | 'isSample'>;

/** An account stays with the client it joined as. Null when the merge is possible. */
export const mergeRefusal = (keep: Joined, merge: Joined): string | null => {
  if (keep.isSample || merge.isSample)
    return 'A sample client cannot be merged. Remove it under “Quick start”.';
  if (!merge.userId || merge.userId === keep.userId) return null;
  return keep.userId
    ? 'Both have joined with accounts of their own, so they stay two clients.'
    : `${merge.firstName} has joined with an account: keep that client and merge the other.`;
};
