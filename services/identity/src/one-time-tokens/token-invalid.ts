import { DomainError } from '@landsea/nest-kit';

/** A mailed link that was used, has expired or never was; which of these is nobody's to learn. */
export const tokenInvalid = (what: 'reset' | 'verification'): DomainError =>
  new DomainError({ code: 'TOKEN_INVALID', message: `Invalid or expired ${what} token` });

/** Its holder is signed in to another account than the one that the link was sent for. */
export const linkOfAnotherAccount = (): DomainError =>
  new DomainError({
    code: 'FORBIDDEN',
    message: 'This link confirms the address of another account. Sign in to that account to use it.',
  });
