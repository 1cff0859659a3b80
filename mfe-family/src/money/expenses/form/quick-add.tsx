import type { BudgetLine, Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { FailureText } from '@landsea/ui/failure-text';
import { failureText } from '@landsea/web-kit/rows';
import { ChevronDown, Paperclip, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { FourFields } from './expense-fields';
import { newDraft, readDraft } from './expense-draft';
import type { DraftErrors, ExpenseDraft } from './expense-draft';
import { MoreFields } from './more-fields';
import type { PartyPayer } from './people-of';
import type { Prefilled } from './prefilled';
import type { ExpenseEdits } from '../use-expense-edits';

interface QuickAddProps {
  expenses: readonly Expense[];
  payers: readonly PartyPayer[];
  lines: readonly BudgetLine[];
  today: string;
  edits: ExpenseEdits;
  onBlocked: (() => void) | undefined;
  /** Opens an expense that was just added, to be given its receipt; undefined for who may not see receipts. */
  onReceipt: ((expenseId: string) => void) | undefined;
  /** Filled in by the page that the person comes from, which asked for the amount only. */
  prefilled: Prefilled | undefined;
}

const inMore: (keyof ExpenseDraft)[] = ['day', 'rate', 'split', 'until'];

/** An expense in four fields; the rest waits behind one button. What was typed stays until it is saved. */
export function QuickAdd(props: QuickAddProps) {
  const { expenses, payers, lines, today, edits, onBlocked, onReceipt, prefilled } = props;
  const everybody = payers.map(({ ref }) => ref);
  const fresh = () => newDraft(expenses[0], everybody, today);
  const [draft, setDraft] = useState(() => ({ ...fresh(), ...prefilled }));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<{ what: string; id: string }>();
  const [more, setMore] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  const moreId = useId();

  const isPrefilled = prefilled !== undefined;
  useEffect(() => {
    if (isPrefilled) amount.current?.focus();
  }, [isPrefilled]);

  const onChange = (part: Partial<ExpenseDraft>) => {
    if (onBlocked) return onBlocked();
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
    setFailure(undefined);
    setAdded(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (onBlocked) return onBlocked();
    const read = readDraft(draft, everybody);
    if (read.errors) {
      setErrors(read.errors);
      if (inMore.some((field) => read.errors[field])) setMore(true);
      return amount.current?.focus();
    }
    setBusy(true);
    const result = await edits.create(read.fields);
    setBusy(false);
    setFailure(failureText(result));
    if (result.kind !== 'saved') return;
    setAdded({ what: result.row.what, id: result.row.id });
    setDraft((now) => ({ ...fresh(), category: now.category, paidBy: now.paidBy, rate: now.rate }));
    setMore(false);
    amount.current?.focus();
  };

  const suggestions = [...new Set(expenses.map(({ what }) => what))].slice(0, 200);
  return (
    <Card className="print:hidden">
      <form
        noValidate
        aria-label="Add an expense"
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-4"
      >
        <CardTitle>What did you spend?</CardTitle>
        <FourFields {...{ draft, errors, payers, onChange, suggestions }} amountRef={amount} />
        <div id={moreId} hidden={!more}>
          {more ? <MoreFields {...{ draft, errors, payers, onChange, lines }} mayRepeat /> : null}
        </div>
        <FailureText>{failure}</FailureText>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel="Adding…"
            className="grow sm:grow-0"
            icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
          >
            Add expense
          </Button>
          <Button
            variant="quiet"
            aria-expanded={more}
            aria-controls={moreId}
            icon={
              <ChevronDown
                aria-hidden
                className={`size-5 transition-transform ${more ? 'rotate-180' : ''}`}
                strokeWidth={1.75}
              />
            }
            onClick={() => setMore(!more)}
          >
            {more ? 'Fewer choices' : 'Share, currency, repeat…'}
          </Button>
          <span role="status" className="text-palm">
            {added ? `${added.what} added` : ''}
          </span>
          {added && onReceipt ? (
            <Button
              size="sm"
              icon={<Paperclip aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => onReceipt(added.id)}
            >
              Add its receipt
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
