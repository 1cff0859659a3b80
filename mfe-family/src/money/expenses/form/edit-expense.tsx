import type { BudgetLine, Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { SidePanel } from '@landsea/ui/overlays/side-panel';
import { useAccess } from '@landsea/web-kit';
import { getFormFailure } from '@landsea/web-kit/rows';
import { FileText } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { EditorOnly, useReadOnly } from '../../../trip-frame/access/read-only';
import { UploadField } from '../../../trip-frame/files/upload-field';
import { useAttachReceiptMutation, useDetachReceiptMutation } from '../spending-api';
import { FourFields } from './expense-fields';
import { listChanges, toExpenseDraft, type ExpenseDraft } from './expense-draft';
import { MoreFields } from './more-fields';
import type { PartyPayer } from './people-of';
import { useExpenseForm } from './use-expense-form';
import type { ExpenseEdits } from '../use-expense-edits';

interface ReceiptFieldProps {
  tripId: string;
  expense: Expense;
  onSaved: (expense: Expense) => void;
}

function ReceiptField({ tripId, expense, onSaved }: ReceiptFieldProps) {
  const [attach] = useAttachReceiptMutation();
  const [detach] = useDetachReceiptMutation();
  const isReadOnly = useReadOnly();
  const { seesDocuments } = useAccess(tripId);
  const { receipt } = expense;
  const url = `/api/v1/trips/${tripId}/expenses/${expense.id}/receipt`;

  const finish = (answer: { data?: Expense; error?: unknown }) => {
    if (answer.data) onSaved(answer.data);
    return answer;
  };

  if (seesDocuments === false || (isReadOnly && !receipt)) return null;
  return (
    <UploadField
      purpose="receipt"
      current={
        receipt ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-3 rounded-lg border border-hairline p-2 text-sea hover:border-sea"
          >
            {receipt.type === 'application/pdf' ? (
              <FileText aria-hidden className="size-8 shrink-0" strokeWidth={1.5} />
            ) : (
              <img
                src={`${url}/thumbnail?v=${expense.version}`}
                alt=""
                loading="lazy"
                className="size-16 shrink-0 rounded-md object-cover"
              />
            )}
            <span className="min-w-0 wrap-anywhere underline">{receipt.name}</span>
          </a>
        ) : null
      }
      onSend={async (upload) => finish(await attach({ tripId, expenseId: expense.id, ...upload }))}
      onRemove={async () => finish(await detach({ tripId, expenseId: expense.id }))}
    />
  );
}

/** Keeps the expense as it was when the edit began, so that saving finds changes by others. */
export type UnsavedEdits = Map<string, { seen: Expense; draft: ExpenseDraft }>;

interface EditExpenseProps {
  tripId: string;
  expense: Expense;
  people: readonly PartyPayer[];
  payers: readonly PartyPayer[];
  lines: readonly BudgetLine[];
  edits: ExpenseEdits;
  /** Drafts of expenses that were left; they return when the expense is opened again. */
  unsaved: UnsavedEdits;
  onClose: () => void;
}

/** A guest may read it. A conflict closes it: the page then shows both versions. */
export function EditExpense(props: EditExpenseProps) {
  const { tripId, expense, people, payers, lines, edits, unsaved, onClose } = props;
  const left = unsaved.get(expense.id);
  const [seen, setSeen] = useState(left?.seen ?? expense);
  const everybody = people.map(({ ref }) => ref);
  const [first] = useState(() => left?.draft ?? toExpenseDraft(expense));
  const edit = useExpenseForm(first, everybody);
  const isTyped = left !== undefined || edit.form.formState.isDirty;
  useEffect(() => {
    if (isTyped) unsaved.set(seen.id, { seen, draft: edit.values });
  }, [isTyped, edit.values, seen, unsaved]);
  const close = () => {
    unsaved.delete(expense.id);
    onClose();
  };
  const form = useId();
  const isReadOnly = useReadOnly();

  /**
   * The base version stays when another person changed more than the receipt, so that saving finds the
   * conflict.
   */
  const onReceipt = (saved: Expense) =>
    setSeen((now) => (saved.version === now.version + 1 ? saved : { ...now, receipt: saved.receipt }));

  const save = edit.submit(async (fields) => {
    const failed = getFormFailure(await edits.save(seen, listChanges(seen, fields)));
    if (!failed) close();
    return failed;
  });

  return (
    <SidePanel
      open
      startsAtTop
      onOpenChange={close}
      title={expense.what}
      footer={
        <>
          <Button onClick={close}>{isReadOnly ? 'Close' : 'Cancel'}</Button>
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
