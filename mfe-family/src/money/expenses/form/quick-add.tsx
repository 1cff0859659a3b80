import type { BudgetLine, Expense } from '@landsea/contracts/money';
import type { LinePayment } from '@landsea/rules/money';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { FailureText } from '@landsea/ui/failure-text';
import { getFormFailure } from '@landsea/web-kit/rows';
import { ChevronDown, Paperclip, Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { rememberPayer } from '../../../trip-frame/money/own-payer';
import { DuePayment } from './due-payment';
import { FourFields } from './expense-fields';
import { makeDraft, type ExpenseDraft } from './expense-draft';
import { MoreFields } from './more-fields';
import type { PartyPayer } from './people-of';
import type { Prefilled } from './prefilled';
import { useExpenseForm } from './use-expense-form';
import type { ExpenseEdits } from '../use-expense-edits';

interface QuickAddProps {
  expenses: readonly Expense[];
  tripId: string;
  people: readonly PartyPayer[];
  payers: readonly PartyPayer[];
  ownPayer: string | undefined;
  firstSharers: readonly string[];
  lines: readonly BudgetLine[];
  dues: readonly LinePayment[];
  today: string;
  edits: ExpenseEdits;
  onBlocked: (() => void) | undefined;
  onReceipt: ((expenseId: string) => void) | undefined;
  /** The page that the person comes from asked for the amount only. */
  prefilled: Prefilled | undefined;
}

const and = new Intl.ListFormat('en-US', { type: 'conjunction' });
const inMore: (keyof ExpenseDraft)[] = ['day', 'currency', 'rate', 'split', 'until', 'lineId', 'note'];

export function QuickAdd(props: QuickAddProps) {
  const { tripId, expenses, people, payers, ownPayer, firstSharers, lines, dues, today, edits } = props;
  const { onBlocked, onReceipt, prefilled } = props;
  const everybody = people.map(({ ref }) => ref);
  const fresh = () => makeDraft(expenses[0], everybody, today, firstSharers, ownPayer);
  const guard = { onBlocked, guardsTyping: true };
  const expense = useExpenseForm({ ...fresh(), ...prefilled }, everybody, guard, payers.length > 0);
  const { form, values, submit, failure, isBusy } = expense;
  const { setFocus } = form;
  const [added, setAdded] = useState<{ what: string; id: string }>();
  const [more, setMore] = useState(false);
  const moreId = useId();

  const isPrefilled = prefilled !== undefined;
  useEffect(() => {
    if (isPrefilled) setFocus('amount');
  }, [isPrefilled, setFocus]);

  const openFor = (wrong: object = {}) => {
    if (inMore.some((name) => name in wrong)) setMore(true);
  };
  const add = submit(async (fields) => {
    const result = await edits.create(fields);
    if (result.kind !== 'saved') {
      const failed = getFormFailure(result);
      openFor(failed?.fields);
      return failed;
    }
    rememberPayer(tripId, result.row.paidBy);
    setAdded({ what: result.row.what, id: result.row.id });
    setMore(false);
    setFocus('amount');
    const { category, paidBy, rate } = form.getValues();
    return form.reset({ ...fresh(), category, paidBy, rate });
  }, openFor);
  const last = form.formState.isDirty ? undefined : added;

  const sharers = values.split.how === 'equally' ? values.split.people : [];
  const names = people.filter(({ ref }) => sharers.includes(ref)).map(({ name }) => name);
  const suggestions = [...new Set(expenses.map(({ what }) => what))].slice(0, 200);
  return (
    <Card className="print:hidden">
      <form noValidate aria-label="Add an expense" onSubmit={add} className="grid grid-cols-1 gap-4">
        <CardTitle>What did you spend?</CardTitle>
        <FourFields {...{ expense, payers, suggestions }} followsWords={!isPrefilled} />
        <DuePayment {...{ expense, dues }} />
        {!more && names.length > 0 ? (
          <p className="text-sm text-muted">
            Shared equally by {and.format(names)}. Change it under “Share, currency, repeat…”.
          </p>
        ) : null}
        <div id={moreId} hidden={!more}>
          {more ? <MoreFields {...{ expense, lines }} payers={people} mayRepeat /> : null}
        </div>
        <FailureText>{failure?.message}</FailureText>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
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
            {last ? `${last.what} added` : ''}
          </span>
          {last && onReceipt ? (
            <Button
              size="sm"
              icon={<Paperclip aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => onReceipt(last.id)}
            >
              Add its receipt
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
