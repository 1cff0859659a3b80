import { Injectable } from '@nestjs/common';
import { ResolvedSession, type Principal } from '@landsea/contracts/account';
import { makeUnavailable } from '../errors/plain-errors.js';
import { ServiceCaller } from '../messages/service-calls/service-caller.js';

export abstract class SessionResolver {
  /**
   * @returns undefined when there is no such live session.
   * @throws DomainError SERVICE_UNAVAILABLE when identity is unreachable.
   */
  abstract resolve(tokenHash: string): Promise<Principal | undefined>;
}

@Injectable()
export class RemoteSessionResolver extends SessionResolver {
  constructor(private readonly services: ServiceCaller) {
    super();
  }

  async resolve(tokenHash: string): Promise<Principal | undefined> {
    const answer = await this.services.post(
      'identity',
      '/internal/sessions/resolve',
      { tokenHash },
      ResolvedSession,
    );
    if (!answer) throw makeUnavailable('identity does not know /internal/sessions/resolve');
    return answer.principal ?? undefined;
  }
}
