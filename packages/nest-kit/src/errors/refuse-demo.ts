import type { Principal } from '@landsea/contracts/account';
import { DomainError } from './domain-error.js';

/** @throws DomainError DEMO_RESTRICTED for a visitor of the demo. */
export function refuseDemo({ isDemo }: Pick<Principal, 'isDemo'>, message: string): void {
  if (isDemo) throw new DomainError({ code: 'DEMO_RESTRICTED', message });
}
