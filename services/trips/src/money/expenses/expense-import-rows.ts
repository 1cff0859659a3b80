import { setImmediate } from 'node:timers/promises';
import { ImportedExpense, type CreateExpense } from '@landsea/contracts/money';
import { makeValidationFailed } from '@landsea/nest-kit';

/** A few milliseconds of work; other requests run between. */
const ROWS_AT_ONCE = 200;
const MOST_PROBLEMS = 50;

/** Checked in batches, so that other requests run between. @throws DomainError VALIDATION_FAILED. */
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
  if (problems.length > 0) throw makeValidationFailed(problems.slice(0, MOST_PROBLEMS));
  return read;
}
