import { useZodForm } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { readDraft, type ExpenseDraft, type ExpenseFields } from './expense-draft';

const schemaFor = (everybody: readonly string[], asksPayer: boolean) =>
  z.pipe(
    z.custom<ExpenseDraft>(),
    z.transform((draft: ExpenseDraft, { issues }): ExpenseFields => {
      const read = readDraft(draft, everybody, asksPayer);
      if (read.fields) return read.fields;
      for (const [field, message] of Object.entries(read.errors))
        issues.push({ code: 'custom', input: draft, path: [field], message });
      return z.NEVER;
    }),
  );

export const useExpenseForm = (
  initial: ExpenseDraft,
  everybody: readonly string[],
  guard?: { onBlocked: (() => void) | undefined; guardsTyping: boolean },
  asksPayer = false,
) => useZodForm(schemaFor(everybody, asksPayer), initial, guard);

export type ExpenseForm = ReturnType<typeof useExpenseForm>;
