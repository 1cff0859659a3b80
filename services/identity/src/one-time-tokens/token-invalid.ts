import { DomainError } from '@landsea/nest-kit';

export const refuseInvalidToken = (what: 'reset' | 'verification'): DomainError =>
  new DomainError({ code: 'TOKEN_INVALID', message: `Invalid or expired ${what} token` });

export const linkOfAnotherAccount = (): DomainError =>
  new DomainError({
    code: 'FORBIDDEN',
    message: 'This link confirms the address of another account. Sign in to that account to use it.',
  });
