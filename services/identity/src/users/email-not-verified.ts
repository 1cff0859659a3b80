import { DomainError } from '@landsea/nest-kit';

export const makeEmailNotVerified = (email: string, then: string): DomainError =>
  new DomainError({
    code: 'EMAIL_NOT_VERIFIED',
    message: `Confirm your email first. We sent a link to ${email}. Then ${then}.`,
  });
