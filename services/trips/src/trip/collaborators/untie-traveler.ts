import type { EntityManager } from 'typeorm';
import { CollaboratorRow } from './collaborator.entity.js';

/** The collaborator is asked again. @returns whether somebody was that person. */
export const untieTraveler = async (
  manager: EntityManager,
  tripId: string,
  personId: string,
): Promise<boolean> => {
  const { affected } = await manager.update(CollaboratorRow, { tripId, personId }, { personId: null });
  return (affected ?? 0) > 0;
};
