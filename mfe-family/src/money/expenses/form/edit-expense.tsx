import type { BudgetLine, Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { FailureText } from '@landsea/ui/failure-text';
import { failureText } from '@landsea/web-kit/rows';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { EditorOnly, useReadOnly } from '../../../trip/page/read-only';
import { FourFields } from './expense-fields';
import { changesOf, draftOf, readDraft } from './expense-draft';
import type { DraftErrors, ExpenseDraft } from './expense-draft';
import { MoreFields } from './more-fields';
import { ReceiptField } from './receipt-field';
import type { PartyPayer } from './people-of';
import type { ExpenseEdits } from '../use-expense-edits';

interface EditExpenseProps {
  tripId: string;
  expense: Expense;
  payers: readonly PartyPayer[];
  lines: readonly BudgetLine[];
  edits: ExpenseEdits;
  onClose: () => void;
}

/** All of one expense; a guest may read it. A conflict closes it: the page then shows both versions. */
export function EditExpense({ tripId, expense, payers, lines, edits, onClose }: EditExpenseProps) {
  const [seen, setSeen] = useState(expense);
  const [draft, setDraft] = useState(() => draftOf(expense));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useId();
  const isReadOnly = useReadOnly();

  const onChange = (part: Partial<ExpenseDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
    setFailure(undefined);
  };

  /** Where somebody else changed more than the receipt meanwhile, what was seen stays, so that saving meets theirs. */
  const onReceipt = (saved: Expense) =>
    setSeen((now) => (saved.version === now.version + 1 ? saved : { ...now, receipt: saved.receipt }));

  const save = async () => {
    const read = readDraft(
      draft,
      payers.map(({ ref }) => ref),
    );
    if (read.errors) return setErrors(read.errors);
    setBusy(true);
    const result = await edits.save(seen, changesOf(seen, read.fields));
    setBusy(false);
    const failed = failureText(result);
    setFailure(failed);
    if (failed === undefined) onClose();
  };

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={expense.what}
      footer={
        <>
          <Button onClick={onClose}>{isReadOnly ? 'Close' : 'Cancel'}</Button>
          <EditorOnly>
            <Button type="submit" form={form} variant="primary" busy={busy} busyLabel="Saving…">
              Save
            </Button>
          </EditorOnly>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset disabled={isReadOnly} className="grid gap-5">
          <FourFields {...{ draft, errors, payers, onChange }} suggestions={[]} />
          <MoreFields {...{ draft, errors, payers, onChange, lines }} mayRepeat={false} />
          <ReceiptField tripId={tripId} expense={seen} onSaved={onReceipt} />
          <FailureText>{failure}</FailureText>
        </fieldset>
      </form>
    </Dialog>
  );
}
