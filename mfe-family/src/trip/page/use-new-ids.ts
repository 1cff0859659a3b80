import { useMemo } from 'react';

/**
 * Ids for what a form makes. The same is sent with the same id until it is there, so that what was saved though its
 * answer got lost is not made twice; once something was changed it is another one, which the service does not take
 * for that repeat.
 */
export const newIds = () => {
  const ids = new Map<string, string>();
  return {
    of: (made: object): string => {
      const key = JSON.stringify(made);
      const id = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, id);
      return id;
    },
    /** From now on the same again is a second one. */
    isMade: (made: object): void => void ids.delete(JSON.stringify(made)),
  };
};

export const useNewIds = () => useMemo(newIds, []);
