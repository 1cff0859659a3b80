import type { BudgetLine, Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { SidePanel } from '@landsea/ui/overlays/side-panel';
import { formFailure } from '@landsea/web-kit/rows';
import { useId, useState } from 'react';
import { EditorOnly, useReadOnly } from '../../../trip-page/page/read-only';
import { FourFields } from './expense-fields';
import { changesOf, draftOf } from './expense-draft';
import { MoreFields } from './more-fields';
import { ReceiptField } from './receipt-field';
import type { PartyPayer } from './people-of';
import { useExpenseForm } from './use-expense-form';
import type { ExpenseEdits } from '../use-expense-edits';

interface EditExpenseProps {
  tripId: string;
  expense: Expense;
  /** Everybody who may share it, and who of them may have paid. */
  people: readonly PartyPayer[];
  payers: readonly PartyPayer[];
  lines: readonly BudgetLine[];
  edits: ExpenseEdits;
  onClose: () => void;
}

/** All of one expense beside the list, a sheet on a phone; a guest may read it. A conflict closes it: the page then shows both versions. */
export function EditExpense({ tripId, expense, people, payers, lines, edits, onClose }: EditExpenseProps) {
  const [seen, setSeen] = useState(expense);
  const everybody = people.map(({ ref }) => ref);
  const edit = useExpenseForm(draftOf(expense), everybody);
  const form = useId();
  const isReadOnly = useReadOnly();

  /** Where somebody else changed more than the receipt meanwhile, what was seen stays, so that saving meets theirs. */
  const onReceipt = (saved: Expense) =>
    setSeen((now) => (saved.version === now.version + 1 ? saved : { ...now, receipt: saved.receipt }));

  const save = edit.submit(async (fields) => {
    const failed = formFailure(await edits.save(seen, changesOf(seen, fields)));
    if (!failed) onClose();
    return failed;
  });

  return (
    <SidePanel
      open
      startsAtTop
      onOpenChange={onClose}
      title={expense.what}
      footer={
        <>
          <Button onClick={onClose}>{isReadOnly ? 'Close' : 'Cancel'}</Button>
          <EditorOnly>
            <Button type="submit" form={form} variant="primary" busy={edit.isBusy} busyLabel="Saving…">
              Save
            </Button>
          </EditorOnly>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <fieldset disabled={isReadOnly} className="grid gap-5">
          <FourFields expense={edit} payers={payers} suggestions={[]} />
          <MoreFields expense={edit} payers={people} lines={lines} mayRepeat={false} />
          <ReceiptField tripId={tripId} expense={seen} onSaved={onReceipt} />
          <FailureText>{edit.failure?.message}</FailureText>
        </fieldset>
      </form>
    </SidePanel>
  );
}
