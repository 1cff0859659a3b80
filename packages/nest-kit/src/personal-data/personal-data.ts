import type { PersonalRecords } from '@landsea/contracts/account';
import type { EntityManager } from 'typeorm';

/**
 * What one slice holds of people. A slice that stores a person's id declares a provider that extends this; the kit finds
 * it, so that a copy of the data is whole and an erasure leaves nothing.
 */
export abstract class PersonalData {
  /** Holders that erase only after this one, because this one still needs, moves or spares their rows. */
  readonly erasedBefore: readonly (abstract new (...args: never[]) => PersonalData)[] = [];

  /** A list for each kind of thing, as the person may read it: no hash, no token, nobody else's data. */
  abstract records(userId: string): Promise<PersonalRecords>;

  /** Removes them, in the transaction that erases the account here. Run twice it does no harm. */
  abstract erase(manager: EntityManager, userId: string): Promise<void>;

  /**
   * Removes access that was set up before `_verifiedAt`, when the account's address was verified for the first time: until
   * then a stranger may have held the account. Content stays. Run twice it does no harm.
   */
  revokeBefore(_manager: EntityManager, _userId: string, _verifiedAt: Date): Promise<void> {
    return Promise.resolve();
  }
}
