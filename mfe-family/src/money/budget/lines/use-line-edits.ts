import type { BudgetCategory, BudgetLine, CreateBudgetLine } from '@landsea/contracts/money';
import { notify } from '@landsea/web-kit';
import { getFailureText, useRows } from '@landsea/web-kit/rows';
import { useMemo } from 'react';
import type { LineChange } from '../../../trip-frame/api/budget-line-queue';
import { toCreateLine, lineRows } from '../line-rows';
import { makeFirstLine, type AmountField } from './category-cell';

export interface NewLine {
  category: BudgetCategory;
  label: string;
  plannedCents: number;
  spentCents: number;
  person?: string | null;
  day?: string | null;
}

/** A new line takes the page's filter. */
const assigned = ({ person, day }: Pick<NewLine, 'person' | 'day'>) => ({
  ...(person && { person }),
  ...(day && { day }),
});

export const useLineEdits = (tripId: string, offerUndo: (o: { text: string; undo: () => void }) => void) => {
  const { create, save, remove, conflict, settleConflict } = useRows(lineRows, tripId);

  const edits = useMemo(() => {
    const add = async (line: Omit<CreateBudgetLine, 'id'>) => getFailureText(await create(line));
    return {
      save: async (seen: BudgetLine, change: LineChange) => getFailureText(await save(seen, change)),
      remove: async (line: BudgetLine): Promise<void> => {
        const removed = await remove(line);
        if (removed.kind !== 'saved') return;
        // The id stays, because expenses name the line.
        offerUndo({ text: `${line.label} deleted`, undo: () => void removed.undo?.() });
      },
      startCategory: (
        category: BudgetCategory,
        field: AmountField,
        cents: number,
        assignment: Pick<NewLine, 'person' | 'day'> = {},
      ) => add({ ...makeFirstLine(category, field, cents), ...assigned(assignment) }),
      add: ({ person, day, ...line }: NewLine) => add({ ...line, ...assigned({ person, day }) }),
      /** The copy is only planned: booked and paid amounts exist once. */
      duplicate: async (line: BudgetLine): Promise<void> => {
        const { id: _id, ...copied } = toCreateLine(line);
        const id = crypto.randomUUID();
        const result = await create({ ...copied, id, bookedCents: 0, spentCents: 0, status: 'planned' });
        const description = getFailureText(result);
        if (description !== undefined) notify({ tone: 'error', title: 'Not duplicated', description });
        if (result.kind !== 'saved') return;
        const text = `${line.label} duplicated, as planned`;
        offerUndo({ text, undo: () => void remove(result.row) });
      },
    };
  }, [offerUndo, create, save, remove]);

  return { edits, conflict, settleConflict };
};

export type LineEdits = ReturnType<typeof useLineEdits>['edits'];
