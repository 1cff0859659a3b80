import { useState } from 'react';
import type { ItemChange } from '../queue/item-change';

export type SaveChange = (change: ItemChange) => Promise<string | undefined>;

export const useFieldSaves = (save: SaveChange) => {
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const saveAs = async (field: string, change: ItemChange) => {
    const failure = await save(change);
    setProblems((now) => ({ ...now, [field]: failure }));
  };
  return { problems, saveAs };
};
