import { useState } from 'react';
import type { ItemChange } from '../item-change';

/** Saves a change; answers what went wrong, if anything. */
export type SaveChange = (change: ItemChange) => Promise<string | undefined>;

/** Saves fields as soon as they are chosen, and keeps what went wrong with each. */
export const useFieldSaves = (save: SaveChange) => {
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const saveAs = async (field: string, change: ItemChange) => {
    const failure = await save(change);
    setProblems((now) => ({ ...now, [field]: failure }));
  };
  return { problems, saveAs };
};
