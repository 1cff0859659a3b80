import { DomainError } from '@landsea/nest-kit';

export const refuseOtherCheckout = (): DomainError =>
  new DomainError({
    code: 'EDIT_CONFLICT',
    message: 'Another checkout of yours was started at the same moment. Please try again.',
  });
