import type { PersonalRecords } from '@landsea/contracts/account';
import type { EntityManager, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** Personal data without its own class; a module lists it as `static personalData`. */
export interface DeclaredData {
  records: (manager: EntityManager, userId: string) => Promise<PersonalRecords>;
  erase: (manager: EntityManager, userId: string) => Promise<unknown>;
  revokeBefore?: (manager: EntityManager, userId: string, verifiedAt: Date) => Promise<unknown>;
}

/**
 * Rows with a `userId`, deleted with the account.
 * @param copied the columns in the copy, by the name of their list; without it the rows are no part of a copy.
 */
export const byUser = <Row extends ObjectLiteral & { userId: string }>(
  row: new () => Row,
  copied: Record<string, readonly (keyof Row & string)[]> = {},
): DeclaredData => ({
  records: async (manager, userId) => {
    const lists = Object.entries(copied);
    if (lists.length === 0) return {};
    const rows = await manager.findBy(row, { userId } as FindOptionsWhere<Row>);
    const copy = (columns: readonly (keyof Row & string)[]) =>
      rows.map((each) => Object.fromEntries(columns.map((column) => [column, each[column] as unknown])));
    return Object.fromEntries(lists.map(([list, columns]) => [list, copy(columns)]));
  },
  erase: (manager, userId) => manager.delete(row, { userId } as FindOptionsWhere<Row>),
});
