import { KIT_ENV, makeInvalidField } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityEnv } from '../env.js';
import { BreachCheck } from './breach-check.js';
import { findPasswordProblem, type PasswordOwner } from './password-rules.js';

const LEAKED = 'That password is in a list of passwords stolen from other sites. Please choose another one';

@Injectable()
export class PasswordPolicy {
  constructor(
    private readonly breaches: BreachCheck,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
  ) {}

  /**
   * It may call another site, so it runs outside a transaction.
   * @throws DomainError VALIDATION_FAILED on the field `password`.
   */
  async refuseBad(password: string, person: PasswordOwner): Promise<void> {
    const problem =
      findPasswordProblem(password, person, this.env.PASSWORD_MIN_LENGTH) ??
      ((await this.breaches.isLeaked(password)) ? LEAKED : undefined);
    if (problem) throw makeInvalidField('password', problem);
  }
}
