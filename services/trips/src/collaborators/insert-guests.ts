import type { EntityManager } from 'typeorm';
import { CollaboratorRow } from './collaborator.entity.js';

/** Invitations as they are kept, without a letter. */
export const insertGuests = async (manager: EntityManager, guests: CollaboratorRow[]): Promise<void> => {
  await manager.insert(CollaboratorRow, guests);
};
