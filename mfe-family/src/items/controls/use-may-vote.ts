import { useMayWish, useReader } from '../../trip-frame/access/read-only';

/** A person who can wish votes for everybody, a guest for their own traveler. */
export const useMayVote = (): ((personId: string) => boolean) => {
  const mayWish = useMayWish();
  const travelsAs = useReader()?.travelsAs;
  return (personId) => mayWish || personId === travelsAs;
};
