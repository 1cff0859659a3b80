import type { Principal } from '@landsea/contracts/account';

/** A slice that shows rows to people who may lose them declares a provider that extends this. */
export abstract class ReplayRight {
  /** Runs before a kept answer with a body is given again. @throws DomainError for who may not see it now. */
  abstract assert(user: Principal, params: Readonly<Record<string, unknown>>): Promise<void>;
}
