import type { PersonalRecords } from '@landsea/contracts/account';
import {
  type EntityManager,
  LessThan,
  type FindOptionsOrder,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';

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

/** Personal data without its own class; a module lists it as `static personalData`. Erased after the classes. */
export interface DeclaredData {
  /** Left out where the rows are no part of a copy. */
  records?: (manager: EntityManager, userId: string) => Promise<PersonalRecords>;
  /** Left out where the database deletes the rows with those that they belong to. */
  erase?: (manager: EntityManager, userId: string) => Promise<unknown>;
  revokeBefore?: (manager: EntityManager, userId: string, verifiedAt: Date) => Promise<unknown>;
}

/** A copy without the lists that hold nothing. */
export const omitEmpty = (records: PersonalRecords): PersonalRecords =>
  Object.fromEntries(Object.entries(records).filter(([, rows]) => rows.length > 0));

/**
 * Rows that name their person in one column, deleted with the account.
 * @param copied the columns in the copy, by the name of their list; without it the rows are no part of a copy.
 * @param column with the person's id.
 * @param order the column that sorts the copy.
 * @param revoked the column with the time of an access that ends when it is older than the account's first
 * verification; `always` ends all of them.
 */
export const byUser = <Row extends ObjectLiteral>(
  row: new () => Row,
  copied: Record<string, readonly (keyof Row & string)[]> = {},
  {
    column = 'userId',
    order,
    revoked,
  }: {
    column?: keyof Row & string;
    order?: keyof Row & string;
    revoked?: (keyof Row & string) | 'always';
  } = {},
): DeclaredData => {
  const ofPerson = (userId: string, more: object = {}) =>
    ({ [column]: userId, ...more }) as FindOptionsWhere<Row>;
  return {
    records: async (manager, userId) => {
      const lists = Object.entries(copied);
      if (lists.length === 0) return {};
      const sort = order && ({ [order]: 'ASC' } as FindOptionsOrder<Row>);
      const rows = await manager.find(row, { where: ofPerson(userId), order: sort });
      const copy = (columns: readonly (keyof Row & string)[]) =>
        rows.map((each) => Object.fromEntries(columns.map((name) => [name, each[name] as unknown])));
      return Object.fromEntries(lists.map(([list, columns]) => [list, copy(columns)]));
    },
    erase: (manager, userId) => manager.delete(row, ofPerson(userId)),
    ...(revoked && {
      revokeBefore: (manager, userId, verifiedAt) =>
        manager.delete(
          row,
          ofPerson(userId, revoked === 'always' ? {} : { [revoked]: LessThan(verifiedAt) }),
        ),
    }),
  };
};
