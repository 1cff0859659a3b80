import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';
import type { BudgetCategory, Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { groupByDay, searchExpenses, sumExpenses, type ExpenseFilter } from './expense-search';
import { ExpenseRow } from './expense-row';
import type { RowActions } from './expense-menu';
import type { PartyPayer } from './form/people-of';

/** About a screen: the first paint waits for no more. */
const FIRST = 10;
const PAGE = 24;

/** More rows appear as the end comes near; a change of `of` starts again. */
const useMoreAtEnd = (length: number, of: object) => {
  const [pages, setPages] = useState({ of, count: 1 });
  const count = pages.of === of ? pages.count : 1;
  const showMore = useCallback(() => setPages({ of, count: count + 1 }), [of, count]);
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (!end || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(showMore);
        },
        { rootMargin: '600px' },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [showMore],
  );
  return { shown: Math.min(length, FIRST + (count - 1) * PAGE), endRef, showMore };
};

interface ExpenseListProps {
  expenses: readonly Expense[];
  payers: readonly PartyPayer[];
  nameOf: (ref: string) => string;
  actions: RowActions;
  today: string;
}

const everything: ExpenseFilter = { text: '', category: '', paidBy: '' };

const countWords = (found: number, all: number): string => {
  const noun = all === 1 ? 'expense' : 'expenses';
  const part = found === all ? '' : `${found.toLocaleString('en-US')} of `;
  return `${part}${all.toLocaleString('en-US')} ${noun}`;
};

export function ExpenseList({ expenses, payers, nameOf, actions, today }: ExpenseListProps) {
  const [filter, setFilter] = useState(everything);
  const asked = useDeferredValue(filter);
  const found = useMemo(() => searchExpenses(expenses, asked, nameOf), [expenses, asked, nameOf]);
  const { shown, endRef, showMore } = useMoreAtEnd(found.length, asked);
  const change = (part: Partial<ExpenseFilter>) => setFilter((now) => ({ ...now, ...part }));
  const used = useMemo(() => new Set(expenses.map(({ category }) => category)), [expenses]);

  const days = groupByDay(found, shown);
  const hasUpcoming = days.some(({ day }) => day > today);
  const firstPaid = days.find(({ day }) => day <= today);
  const upcomingCents = sumExpenses(found.filter(({ day }) => day > today));

  if (expenses.length === 0) {
    return (
      <EmptyState
        title="No expenses yet"
        text="Add the first one above, down to the ice cream. It counts in your budget at once. What you paid for bookings is counted already."
      />
    );
  }
  return (
    <section aria-labelledby="all-expenses" className="@container grid grid-cols-1 gap-4">
      <h2 id="all-expenses" className="sr-only">
        All expenses
      </h2>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_12rem] print:hidden">
        <TextField
          type="search"
          label="Search expenses"
          placeholder="Churros, Dining, 12.50…"
          value={filter.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <SelectField
          label="Category"
          value={filter.category}
          onValueChange={(value) =>
            change({ category: budgetCategories.find((each) => each === value) ?? '' })
          }
          options={[
            { value: '', label: 'All categories' },
            ...budgetCategories
              .filter((category: BudgetCategory) => used.has(category))
              .map((value) => ({ value, label: budgetCategoryNames[value] })),
          ]}
        />
        <SelectField
          label="Who paid"
          value={filter.paidBy}
          onValueChange={(paidBy) => change({ paidBy })}
          options={[
            { value: '', label: 'Everybody' },
            ...payers.map(({ ref, name }) => ({ value: ref, label: name })),
          ]}
        />
      </div>
      <p role="status" className="text-muted tabular-nums">
        {found.length === 0
          ? 'No expense matches. '
          : `${countWords(found.length, expenses.length)}, ${formatMoney(sumExpenses(found))}${upcomingCents > 0 ? `, ${formatMoney(upcomingCents)} of it upcoming` : ''} `}
        {found.length === expenses.length ? null : (
          <Button variant="quiet" size="sm" onClick={() => setFilter(everything)}>
            Show all
          </Button>
        )}
      </p>
      {days.map(({ day, cents, expenses: ofDay }, at) => (
        <section key={day} aria-label={formatDate(day)} className="grid grid-cols-1 gap-1.5">
          {hasUpcoming && at === 0 ? <h3 className="font-display text-xl">Upcoming</h3> : null}
          {hasUpcoming && day === firstPaid?.day ? <h3 className="font-display text-xl">Paid</h3> : null}
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 text-sm font-semibold text-muted tabular-nums">
            {day > today ? `Due ${formatDate(day)}` : formatDate(day)}
            <span>{formatMoney(cents)}</span>
          </h3>
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {ofDay.map((expense) => (
              <ExpenseRow
                key={expense.id}
                expense={expense}
                paidBy={expense.paidBy === null ? '' : nameOf(expense.paidBy)}
                actions={actions}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown < found.length ? (
        <div ref={endRef} className="flex justify-center">
          <Button onClick={showMore}>Show more of {(found.length - shown).toLocaleString('en-US')}</Button>
        </div>
      ) : null}
    </section>
  );
}
