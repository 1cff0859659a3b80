import type { Collaborator, Sharing } from '@landsea/contracts/sharing';
import type { TripDetail } from '@landsea/contracts/trip';

/** A traveler belongs to one guest at most. */
export const freeTravelers = (
  party: TripDetail['party'],
  { collaborators }: Pick<Sharing, 'collaborators'>,
  guest: Pick<Collaborator, 'id'>,
): { id: string; name: string }[] => {
  const others = collaborators.filter(({ id }) => id !== guest.id);
  return party.flatMap(({ id, name }) =>
    id !== undefined && others.every(({ personId }) => personId !== id) ? [{ id, name }] : [],
  );
};
