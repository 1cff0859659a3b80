import { DomainError } from '@landsea/nest-kit';

/** `email` as the person may read it; `then` is what to do once the address is confirmed. */
export const emailNotVerified = (email: string, then: string): DomainError =>
  new DomainError({
    code: 'EMAIL_NOT_VERIFIED',
    message: `Confirm your email first. We sent a link to ${email}. Then ${then}.`,
  });
