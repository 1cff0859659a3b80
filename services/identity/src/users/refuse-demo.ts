import { DomainError, type Principal } from '@landsea/nest-kit';

/** @param message why, in words. @throws DomainError DEMO_RESTRICTED for the account that everybody shares. */
export function refuseDemo({ isDemo }: Pick<Principal, 'isDemo'>, message: string): void {
  if (isDemo) throw new DomainError({ code: 'DEMO_RESTRICTED', message });
}
