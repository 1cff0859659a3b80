import { currencyDigits } from '@landsea/contracts/core';
import { budgetCategoryNames, type Expense } from '@landsea/contracts/money';
import { formatMoney } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Paperclip, Repeat, Users } from 'lucide-react';
import { Fragment, memo } from 'react';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { LateMenu } from '../../trip-frame/page/late-menu';
import { MoreButton } from '../../trip-frame/page/more-button';
import type { RowActions } from './expense-menu';
import { formatMinor } from './form/amount-text';
import { categoryIcons } from './form/category-icons';

const ExpenseMenu = loadLatePart(() => import('./expense-menu'), 'ExpenseMenu');

interface ExpenseRowProps {
  expense: Expense;
  paidBy: string;
  actions: RowActions;
}

/** A mark stays on the line of the word before it. */
const NO_BREAK = '\u00a0';

export const ExpenseRow = memo(function ExpenseRow({ expense, paidBy, actions }: ExpenseRowProps) {
  const { what, category, amountCents, original, note, shares, seriesId, receipt } = expense;
  const Icon = categoryIcons[category];
  const marks = [
    ...(shares ? [{ Mark: Users, label: 'shared' }] : []),
    ...(seriesId ? [{ Mark: Repeat, label: 'repeats' }] : []),
    ...(receipt ? [{ Mark: Paperclip, label: 'with a receipt' }] : []),
  ];
  return (
    <li className="flex items-center gap-3 py-1.5 pl-4 pr-1.5">
      <span
        aria-hidden
        className="hidden size-9 shrink-0 place-items-center rounded-full bg-sea-soft text-sea @min-[16rem]:grid"
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <button
        type="button"
        onClick={() => actions.edit(expense)}
        className="flex min-h-12 min-w-0 grow cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-lg text-left hover:text-sea @min-[16rem]:flex-nowrap"
      >
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{what}</span>
          <span className="text-sm wrap-anywhere text-muted">
            {budgetCategoryNames[category]}
            {paidBy ? ` · ${paidBy}` : ''}
            {marks.map(({ Mark, label }) => (
              <Fragment key={label}>
                {NO_BREAK}
                <Mark role="img" aria-label={label} className="mb-0.5 inline size-4" strokeWidth={1.75} />
              </Fragment>
            ))}
          </span>
          {note ? <span className="text-sm wrap-anywhere text-muted">{note}</span> : null}
        </span>
        <span className="grid shrink-0 justify-items-end tabular-nums">
          <span className={`font-semibold ${amountCents < 0 ? 'text-palm' : ''}`}>
            {formatMoney(amountCents)}
          </span>
          {original ? (
            <span className="max-w-24 text-right text-sm text-muted sm:max-w-none">
              {original.currency} {formatMinor(original.amountMinor, currencyDigits[original.currency])} at{' '}
              {original.rate}
            </span>
          ) : null}
        </span>
      </button>
      <EditorOnly>
        <LateMenu button={(closed) => <MoreButton {...closed} name={what} className="print:hidden" />}>
          <ExpenseMenu {...{ expense, actions }} />
        </LateMenu>
      </EditorOnly>
    </li>
  );
});
