import { useMayWish, useReader } from '../../page/read-only';

/** For whom the reader votes: for everybody who may wish, and for the traveler that a guest of the trip is. */
export const useMayVote = (): ((personId: string) => boolean) => {
  const mayWish = useMayWish();
  const travelsAs = useReader()?.travelsAs;
  return (personId) => mayWish || personId === travelsAs;
};
