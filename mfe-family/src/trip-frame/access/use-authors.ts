import type { DayItem } from '@landsea/contracts/planning';
import { useSession } from '@landsea/web-kit';
import { useReadOnly } from './read-only';

type Authored = Pick<DayItem, 'addedBy'>;

/** Editors may remove all items, a client who wishes only their own. */
export const useAuthors = () => {
  const isReadOnly = useReadOnly();
  const userId = useSession().user?.id;
  return {
    otherAuthor: ({ addedBy }: Authored): string | undefined =>
      addedBy && addedBy.userId !== userId ? addedBy.name : undefined,
    // An item without an author is new here, or comes from an older service.
    mayRemove: ({ addedBy }: Authored): boolean =>
      !isReadOnly || addedBy === undefined || addedBy?.userId === userId,
  };
};
