import type { PersonalRecords } from '@landsea/contracts';
import type { EntityManager } from 'typeorm';

/**
 * What one slice holds of people. A slice that stores a person's id declares a provider that extends this; the kit finds
 * it, so that a copy of the data is whole and an erasure leaves nothing.
 */
export abstract class PersonalData {
  /** A list for each kind of thing, as the person may read it: no hash, no token, nobody else's data. */
  abstract records(userId: string): Promise<PersonalRecords>;

  /** Removes them, in the transaction that erases the account here. Run twice it does no harm. */
  abstract erase(manager: EntityManager, userId: string): Promise<void>;
}
