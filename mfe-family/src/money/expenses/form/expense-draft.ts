import { currencyCodes, currencyDigits, getUsdCents, type CurrencyCode } from '@landsea/contracts/core';
import { findExpenseProblems, nameExpense, OriginalAmount, repeatProblem } from '@landsea/contracts/money';
import type { BudgetCategory, CreateExpense, Expense, ExpenseShares, Repeat } from '@landsea/contracts/money';
import { listCurrenciesNamed, formatMinor, toMinorUnits } from './amount-text';
import { readSplit, recallSplit, toSplitDraft, type SplitDraft } from './split-draft';

export interface ExpenseDraft {
  amount: string;
  /** The amount of a refund is typed without a sign. */
  isRefund: boolean;
  category: BudgetCategory;
  what: string;
  paidBy: string;
  day: string;
  currency: CurrencyCode;
  rate: string;
  split: SplitDraft;
  lineId: string;
  note: string;
  every: Repeat['every'] | 'never';
  until: string;
}

export type DraftErrors = Partial<Record<keyof ExpenseDraft, string>>;
export type ExpenseFields = Omit<CreateExpense, 'id'>;

export const makeDraft = (
  last: Expense | undefined,
  payers: readonly string[],
  today: string,
  firstSharers: readonly string[] = [],
  own?: string,
): ExpenseDraft => ({
  amount: '',
  isRefund: false,
  category: last?.category ?? 'dining',
  what: '',
  paidBy: own ?? '',
  day: today,
  currency: 'USD',
  rate: last?.original?.rate ?? '',
  split: recallSplit(last, payers, firstSharers),
  lineId: '',
  note: '',
  every: 'never',
  until: '',
});

export const toExpenseDraft = (expense: Expense): ExpenseDraft => {
  const { original, amountCents } = expense;
  return {
    amount: original
      ? formatMinor(original.amountMinor, currencyDigits[original.currency])
      : formatMinor(Math.abs(amountCents), 2),
    isRefund: amountCents < 0,
    category: expense.category,
    what: expense.what,
    paidBy: expense.paidBy ?? '',
    day: expense.day,
    currency: original?.currency ?? 'USD',
    rate: original?.rate ?? '',
    split: toSplitDraft(expense.shares),
    lineId: expense.lineId ?? '',
    note: expense.note ?? '',
    every: 'never',
    until: '',
  };
};

const original = ({ amount, currency, rate }: ExpenseDraft): OriginalAmount | undefined => {
  const amountMinor = toMinorUnits(amount, currency);
  const read = OriginalAmount.safeParse({ currency, amountMinor, rate: rate.trim() });
  return read.success ? read.data : undefined;
};

const reversed = (shares: ExpenseShares): ExpenseShares =>
  shares.how === 'exact'
    ? { how: 'exact', parts: shares.parts.map(({ person, cents }) => ({ person, cents: -cents })) }
    : shares;

const refundOf = (paid: ExpenseFields): ExpenseFields => ({
  ...paid,
  amountCents: -paid.amountCents,
  shares: paid.shares ? reversed(paid.shares) : null,
});

export const readCents = (draft: ExpenseDraft): number | undefined => {
  if (draft.currency === 'USD') return toMinorUnits(draft.amount, 'USD');
  const paid = original(draft);
  return paid && getUsdCents(paid);
};

const amountError = (draft: ExpenseDraft): DraftErrors => {
  const named = listCurrenciesNamed(draft.amount);
  if (named?.includes(draft.currency) === false) {
    const known = currencyCodes.filter((code) => named.includes(code)).slice(0, 2);
    return {
      amount:
        known.length > 0
          ? `To pay in ${known.join(' or ')}, choose it as the currency`
          : 'Landsea does not know this currency: enter what it was in US dollars',
    };
  }
  const minor = toMinorUnits(draft.amount, draft.currency);
  if (minor === undefined || minor === 0) {
    const example = currencyDigits[draft.currency] === 0 ? '1240' : '12.50';
    return { amount: `Enter an amount like ${example}` };
  }
  if (draft.currency !== 'USD' && !original(draft)) {
    return { rate: `Enter what one ${draft.currency} costs in US dollars, like 1.0842` };
  }
  return readCents(draft) === 0 ? { amount: 'That is less than a cent' } : {};
};

const repeatOf = ({ every, until }: ExpenseDraft): Repeat | null =>
  every === 'never' ? null : { every, until };

/** Returns errors field by field. `asksPayer` requires a payer. */
export const readDraft = (
  draft: ExpenseDraft,
  everybody: readonly string[],
  asksPayer = false,
): { fields: ExpenseFields; errors?: undefined } | { fields?: undefined; errors: DraftErrors } => {
  const cents = readCents(draft);
  const split = readSplit(draft.split, everybody, cents);
  const repeat = repeatOf(draft);
  const late =
    repeat && (repeat.until === '' ? 'Choose the last day' : draft.day && repeatProblem(draft.day, repeat));
  const errors: DraftErrors = {
    ...amountError(draft),
    ...(asksPayer && draft.paidBy === '' && { paidBy: 'Who paid?' }),
    ...(draft.day === '' && { day: 'Choose the day' }),
    ...('error' in split && { split: split.error }),
    ...(late && { until: late }),
  };
  if (Object.keys(errors).length > 0 || cents === undefined || 'error' in split) return { errors };
  const typed: ExpenseFields = {
    category: draft.category,
    what: draft.what.trim(),
    amountCents: cents,
    original: draft.currency === 'USD' ? null : (original(draft) ?? null),
    day: draft.day,
    paidBy: draft.paidBy || null,
    shares: split.shares,
    lineId: draft.lineId || null,
    note: draft.note.trim(),
    ...(repeat && { repeat }),
  };
  const fields = nameExpense(draft.isRefund ? refundOf(typed) : typed);
  const [problem] = findExpenseProblems(fields);
  return problem
    ? { errors: { [problem.path === 'paidBy' ? 'paidBy' : 'split']: problem.message } }
    : { fields };
};

export const listChanges = (
  seen: Expense,
  { repeat: _repeat, ...fields }: ExpenseFields,
): Partial<ExpenseFields> => {
  const before: Record<string, unknown> = { ...seen, note: seen.note ?? '' };
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  );
};
