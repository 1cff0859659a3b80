import type { DayItem } from '@landsea/contracts/planning';
import { useSession } from '@landsea/web-kit';
import { useReadOnly } from '../page/read-only';

type Authored = Pick<DayItem, 'addedBy'>;

/** Who added an item, and whether the reader takes it away: editors all items, a client who wishes only their own. */
export const useAuthors = () => {
  const isReadOnly = useReadOnly();
  const userId = useSession().user?.id;
  return {
    /** The name of somebody else who added it. */
    otherAuthor: ({ addedBy }: Authored): string | undefined =>
      addedBy && addedBy.userId !== userId ? addedBy.name : undefined,
    // Without an answer of the service it was just added here, or the service does not know authors yet.
    mayRemove: ({ addedBy }: Authored): boolean =>
      !isReadOnly || addedBy === undefined || addedBy?.userId === userId,
  };
};
