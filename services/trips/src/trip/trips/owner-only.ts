import type { TripRole } from '@landsea/contracts/trip';
import { DomainError } from '@landsea/nest-kit';

/** For what belongs to the owner alone, for a trip that the person may view. @throws DomainError FORBIDDEN. */
export const ownerOnly = ({ role }: { role?: TripRole | undefined }): void => {
  if (role === 'owner') return;
  throw new DomainError({ code: 'FORBIDDEN', message: 'Only the owner of this trip can do that.' });
};
