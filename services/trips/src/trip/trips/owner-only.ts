import type { TripRole } from '@landsea/contracts/trip';
import { DomainError } from '@landsea/nest-kit';

/** @throws DomainError FORBIDDEN. */
export const requireOwner = ({ role }: { role?: TripRole | undefined }): void => {
  if (role === 'owner') return;
  throw new DomainError({ code: 'FORBIDDEN', message: 'Only the owner of this trip can do that.' });
};
