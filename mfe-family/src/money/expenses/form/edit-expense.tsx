import type { BudgetLine, Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { FailureText } from '@landsea/ui/failure-text';
import { Notice } from '@landsea/ui/notice';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { ToEdit, useLooksOn } from '../../../trip/page/looking-on';
import { FourFields } from './expense-fields';
import { changesOf, draftOf, readDraft, rebased } from './expense-draft';
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

/** All of one expense, to read alone for who only looks on. When somebody else changed the same, both versions are shown before one is kept. */
export function EditExpense({ tripId, expense, payers, lines, edits, onClose }: EditExpenseProps) {
  const [seen, setSeen] = useState(expense);
  const [draft, setDraft] = useState(() => draftOf(expense));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Expense>();
  const [busy, setBusy] = useState(false);
  const form = useId();
  const looksOn = useLooksOn();

  const onChange = (part: Partial<ExpenseDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
    setFailure(undefined);
  };

  /** Where somebody else changed more than the receipt meanwhile, what was seen stays, so that saving meets theirs. */
  const onReceipt = (saved: Expense) =>
    setSeen((now) => (saved.version === now.version + 1 ? saved : { ...now, receipt: saved.receipt }));

  const save = async (base: Expense) => {
    const read = readDraft(
      draft,
      payers.map(({ ref }) => ref),
    );
    if (read.errors) return setErrors(read.errors);
    setBusy(true);
    const outcome = await edits.save(base, changesOf(base, read.fields));
    setBusy(false);
    setFailure(outcome.failure);
    setTheirs(outcome.theirs);
    const { theirs: saved } = outcome;
    if (saved) {
      setSeen(saved);
      setDraft((now) => rebased(now, base, saved));
    } else if (!outcome.failure) onClose();
  };

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={expense.what}
      footer={
        <>
          <Button onClick={onClose}>{looksOn ? 'Close' : theirs ? 'Keep theirs' : 'Cancel'}</Button>
          <ToEdit>
            <Button type="submit" form={form} variant="primary" busy={busy} busyLabel="Saving…">
              {theirs ? 'Save mine over it' : 'Save'}
            </Button>
          </ToEdit>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(seen);
        }}
      >
        <fieldset disabled={looksOn} className="grid gap-5">
          {theirs ? (
            <Notice tone="warning" title="Somebody else changed this expense while you were typing">
              It now says “{theirs.what}”, {formatMoney(theirs.amountCents)} on {formatDate(theirs.day)}. What
              you typed is still here.
            </Notice>
          ) : null}
          <FourFields {...{ draft, errors, payers, onChange }} suggestions={[]} />
          <MoreFields {...{ draft, errors, payers, onChange, lines }} mayRepeat={false} />
          <ReceiptField tripId={tripId} expense={seen} onSaved={onReceipt} />
          <FailureText>{failure}</FailureText>
        </fieldset>
      </form>
    </Dialog>
  );
}
