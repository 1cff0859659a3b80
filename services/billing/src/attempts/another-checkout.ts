import { makeEditConflict, type DomainError } from '@landsea/nest-kit';

export const refuseOtherCheckout = (): DomainError =>
  makeEditConflict('Another checkout of yours was started at the same moment. Please try again.');
