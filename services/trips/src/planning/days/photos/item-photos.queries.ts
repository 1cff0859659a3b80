import type { EntityManager } from 'typeorm';
import { toFileKey } from '../../../trip/files/file-column.js';
import { isStored } from '../../../trip/files/files.queries.js';

/** A restored item keeps its photo if the file is still stored. */
export const copyPhotos = async <T extends { tripId: string; photoId: string | null }>(
  manager: EntityManager,
  items: readonly T[],
): Promise<T[]> => {
  const checked: T[] = [];
  for (const item of items) {
    const { photoId, tripId } = item;
    const isOwn = photoId === null || (await isStored(manager, toFileKey('photo', photoId), tripId));
    checked.push(isOwn ? item : { ...item, photoId: null });
  }
  return checked;
};
