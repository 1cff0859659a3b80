import type { BudgetCategory, BudgetLine } from '@landsea/contracts';
import { apiErrorOf, fieldErrorsOf, notify } from '@landsea/web-kit';
import { useState } from 'react';
import { useAddLineMutation, useRemoveLineMutation, useSaveLineMutation } from './budget-api';
import { firstLine } from './category-cell';
import type { AmountField } from './category-cell';
import type { LineChange } from './line-saves';

export interface Clash {
  theirs: BudgetLine;
  change: LineChange;
}

export interface NewLine {
  category: BudgetCategory;
  label: string;
  plannedCents: number;
  spentCents: number;
}

/** What went wrong with a line in one sentence: the field's own message where the server named one. */
const failureOf = (error: unknown): string =>
  Object.values(fieldErrorsOf(error))[0] ?? `Not saved. ${apiErrorOf(error).message}`;

/** Every way to change a trip's lines. Each answers what went wrong, in words, or undefined when it worked. */
export const useLineEdits = (tripId: string, offerUndo: (o: { text: string; undo: () => void }) => void) => {
  const [saveLine] = useSaveLineMutation();
  const [addLine] = useAddLineMutation();
  const [removeLine] = useRemoveLineMutation();
  const [clash, setClash] = useState<Clash>();

  const save = async (seen: BudgetLine, change: LineChange): Promise<string | undefined> => {
    const answer = await saveLine({ tripId, seen, change });
    if (answer.error) return failureOf(answer.error);
    if (answer.data.kind === 'clash') setClash({ theirs: answer.data.theirs, change });
    if (answer.data.kind === 'gone') {
      notify({
        tone: 'info',
        title: 'That line is gone',
        description: `Somebody else deleted ${seen.label} while you were typing.`,
      });
    }
    return undefined;
  };

  const create = async (line: Parameters<typeof addLine>[0]['line']): Promise<string | undefined> => {
    const answer = await addLine({ tripId, line });
    return answer.error ? failureOf(answer.error) : undefined;
  };

  return {
    clash,
    settleClash: async (keep: 'mine' | 'theirs') => {
      setClash(undefined);
      if (!clash || keep === 'theirs') return;
      const failure = await save(clash.theirs, clash.change);
      if (failure) notify({ tone: 'error', title: 'Your amount was not saved', description: failure });
    },
    save,
    startCategory: (category: BudgetCategory, field: AmountField, cents: number) =>
      create(firstLine(crypto.randomUUID(), category, field, cents)),
    add: (line: NewLine) => create({ id: crypto.randomUUID(), ...line }),
    remove: async (line: BudgetLine) => {
      const answer = await removeLine({ tripId, line });
      if (answer.error) return;
      const { category, label, note, plannedCents, bookedCents, spentCents } = line;
      const copy = { category, label, plannedCents, bookedCents, spentCents, ...(note ? { note } : {}) };
      offerUndo({
        text: `${label} deleted`,
        undo: () => void create({ id: crypto.randomUUID(), ...copy }),
      });
    },
  };
};

export type LineEdits = ReturnType<typeof useLineEdits>;
