import type { BudgetCategory, BudgetLine, CreateBudgetLine } from '@landsea/contracts/money';
import { apiErrorOf, fieldErrorsOf, notify } from '@landsea/web-kit';
import { useMemo, useState } from 'react';
import type { LineChange } from '../../../trip/rows/line-saves';
import { useNewIds } from '../../../trip/page/use-new-ids';
import { useAddLineMutation, useRemoveLineMutation, useSaveLineMutation } from '../budget-api';
import { firstLine } from './category-cell';
import type { AmountField } from './category-cell';

export interface Clash {
  theirs: BudgetLine;
  change: LineChange;
}

export interface NewLine {
  category: BudgetCategory;
  label: string;
  plannedCents: number;
  spentCents: number;
  person?: string | null;
  day?: string | null;
}

/** What went wrong with a line in one sentence: the field's own message where the server named one. */
const failureOf = (error: unknown): string =>
  Object.values(fieldErrorsOf(error))[0] ?? `Not saved. ${apiErrorOf(error).message}`;

type Born = Pick<NewLine, 'person' | 'day'>;

/** What a person typed of a line, as it is sent when the line is made anew. */
const copyOf = (line: BudgetLine): Omit<CreateBudgetLine, 'id'> => {
  const { category, label, plannedCents, bookedCents, spentCents, status } = line;
  return { category, label, plannedCents, bookedCents, spentCents, status, ...written(line) };
};

const written = ({ note, person, day, vendor, dueOn, dueKind }: Partial<BudgetLine>) => ({
  ...(note ? { note } : {}),
  ...(person ? { person } : {}),
  ...(day ? { day } : {}),
  ...(vendor ? { vendor } : {}),
  ...(dueOn ? { dueOn } : {}),
  ...(dueKind ? { dueKind } : {}),
});

/** Every way to change a trip's lines. Each answers what went wrong, in words, or undefined when it worked. */
export const useLineEdits = (tripId: string, offerUndo: (o: { text: string; undo: () => void }) => void) => {
  const [saveLine] = useSaveLineMutation();
  const [addLine] = useAddLineMutation();
  const [removeLine] = useRemoveLineMutation();
  const [clash, setClash] = useState<Clash>();
  const ids = useNewIds();

  const edits = useMemo(() => {
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

    const create = async (line: Omit<CreateBudgetLine, 'id'>): Promise<string | undefined> => {
      const answer = await addLine({ tripId, line: { id: ids.of(line), ...line } });
      if (answer.error) return failureOf(answer.error);
      ids.isMade(line);
      return undefined;
    };

    const remove = async (line: BudgetLine): Promise<void> => {
      const answer = await removeLine({ tripId, line });
      if (answer.error) return;
      offerUndo({
        text: `${line.label} deleted`,
        // The same id: expenses that pay this line name it.
        undo: () => void addLine({ tripId, line: { id: line.id, ...copyOf(line) } }),
      });
    };

    return {
      save,
      remove,
      startCategory: (category: BudgetCategory, field: AmountField, cents: number, born: Born = {}) =>
        create({ ...firstLine(category, field, cents), ...written(born) }),
      add: ({ person, day, ...line }: NewLine) => create({ ...line, ...written({ person, day }) }),
      /** A copy that is only planned: what was booked and paid was so once. */
      duplicate: async (line: BudgetLine): Promise<void> => {
        const id = crypto.randomUUID();
        const amounts = { bookedCents: 0, spentCents: 0, status: 'planned' as const };
        const answer = await addLine({ tripId, line: { id, ...copyOf(line), ...amounts } });
        if (answer.error) {
          notify({ tone: 'error', title: 'Not duplicated', description: failureOf(answer.error) });
          return;
        }
        const copy = answer.data;
        offerUndo({
          text: `${line.label} duplicated, as planned`,
          undo: () => void removeLine({ tripId, line: copy }),
        });
      },
    };
  }, [tripId, offerUndo, saveLine, addLine, removeLine, ids]);

  const settleClash = async (keep: 'mine' | 'theirs') => {
    setClash(undefined);
    if (!clash || keep === 'theirs') return;
    const failure = await edits.save(clash.theirs, clash.change);
    if (failure) notify({ tone: 'error', title: 'Your amount was not saved', description: failure });
  };

  return { clash, settleClash, edits };
};

export type LineEdits = ReturnType<typeof useLineEdits>['edits'];
