import type { PersonalRecords } from '@landsea/contracts/account';
import type { EntityManager } from 'typeorm';

/** A slice that stores a person's id declares a provider that extends this; the kit finds it. */
export abstract class PersonalData {
  /** Holders that erase only after this one, because this one still needs, moves or spares their rows. */
  readonly erasedBefore: readonly (abstract new (...args: never[]) => PersonalData)[] = [];

  /** No hashes, tokens or data of others. */
  abstract records(userId: string): Promise<PersonalRecords>;

  /** Idempotent; runs in the transaction that erases the account. */
  abstract erase(manager: EntityManager, userId: string): Promise<void>;

  /** A stranger may have held the account before `_verifiedAt`. Content stays. Idempotent. */
  revokeBefore(_manager: EntityManager, _userId: string, _verifiedAt: Date): Promise<void> {
    return Promise.resolve();
  }
}
