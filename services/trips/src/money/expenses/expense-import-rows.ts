import { setImmediate } from 'node:timers/promises';
import { ImportedExpense, type CreateExpense } from '@landsea/contracts/money';
import { validationFailed } from '@landsea/nest-kit';

/** Rows checked before other requests have their turn: a few milliseconds of work. */
const ROWS_AT_ONCE = 200;
const MOST_PROBLEMS = 50;

/**
 * Checks the rows of an import a few at a time, so that nobody else waits for the whole table.
 * @throws DomainError VALIDATION_FAILED.
 */
export async function readImportRows(rows: readonly unknown[]): Promise<CreateExpense[]> {
  const read: CreateExpense[] = [];
  const problems: { path: string; message: string }[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    const { data, error } = ImportedExpense.safeParse(row);
    if (data) read.push(data);
    for (const { path, message } of error?.issues ?? [])
      problems.push({ path: ['expenses', index, ...path].map(String).join('.'), message });
    if (problems.length >= MOST_PROBLEMS) break;
  }
  if (problems.length > 0) throw validationFailed(problems.slice(0, MOST_PROBLEMS));
  return read;
}
