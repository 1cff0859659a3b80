import { DomainError } from '@landsea/nest-kit';

/** A mailed link that was used, has expired or never was; which of these is nobody's to learn. */
export const tokenInvalid = (what: 'reset' | 'verification'): DomainError =>
  new DomainError({ code: 'TOKEN_INVALID', message: `Invalid or expired ${what} token` });
