import type { EntityManager } from 'typeorm';
import { CollaboratorRow } from './collaborator.entity.js';

export type GuestRow = Pick<
  CollaboratorRow,
  'id' | 'email' | 'role' | 'seesMoney' | 'invitedAt' | 'expiresAt'
>;

const unanswered = {
  userId: null,
  firstName: null,
  tokenHash: null,
  joinedAt: null,
  personId: null,
  staysHome: false,
};

export const insertGuests = async (
  manager: EntityManager,
  tripId: string,
  guests: readonly GuestRow[],
): Promise<void> => {
  await manager.insert(
    CollaboratorRow,
    guests.map((guest) => ({ ...guest, ...unanswered, tripId })),
  );
};
