import * as z from 'zod/mini';
import { BudgetCategory, budgetCategoryNames } from './budget.js';
import { currencyCodes, getUsdCents } from '../core/currencies.js';
import { ExpenseShares, PartyPerson, findSharesProblem } from './expense-shares.js';
import {
  CalendarDate,
  Cents,
  freeText,
  Id,
  Instant,
  defineOptionalText,
  defineShortText,
  SignedCents,
  Version,
} from '../core/primitives.js';
import { Repeat, repeatProblem } from './repeating-days.js';

export const MOST_EXPENSES = 5000;
export const MOST_IMPORTED = 5000;
export const MOST_IMPORTED_BYTES = 2 * 1024 * 1024;

/**
 * In minor units of the currency, positive for a refund too; `rate` is US dollars for one unit on that day.
 */
export const OriginalAmount = z.strictObject({
  currency: z.enum(currencyCodes, 'Choose one of the currencies'),
  amountMinor: z
    .int('Enter an amount')
    .check(
      z.minimum(1, 'Enter an amount over zero'),
      z.maximum(100_000_000_000, 'That is more than Landsea can hold: enter less'),
    ),
  rate: z.string().check(
    z.regex(/^\d{1,6}(\.\d{1,10})?$/, 'Enter the rate as a number like 1.0842'),
    z.refine((rate) => Number(rate) > 0, 'The rate must be over zero'),
  ),
});
export type OriginalAmount = z.infer<typeof OriginalAmount>;

export const ReceiptInfo = z.object({ name: z.string(), type: z.string(), bytes: z.int() });
export type ReceiptInfo = z.infer<typeof ReceiptInfo>;

/**
 * `amountCents` is US cents, negative for a refund; `original` the amount in another currency. `seriesId` is
 * the first of a series.
 */
export const Expense = z.object({
  id: Id,
  category: BudgetCategory,
  what: z.string(),
  amountCents: SignedCents,
  original: z.nullable(OriginalAmount),
  day: CalendarDate,
  paidBy: z.nullable(z.string()),
  shares: z.nullable(ExpenseShares),
  lineId: z.nullable(Id),
  note: z.nullable(z.string()),
  seriesId: z.nullable(Id),
  receipt: z.nullable(ReceiptInfo),
  version: Version,
  updatedAt: Instant,
});
export type Expense = z.infer<typeof Expense>;

/** A refund is negative. */
const SpentCents = SignedCents.check(z.refine((cents) => cents !== 0, 'Enter an amount over zero'));

export const nameExpense = <E extends Pick<Expense, 'what' | 'category' | 'amountCents'>>(expense: E): E => ({
  ...expense,
  what: expense.what || (expense.amountCents < 0 ? 'Refund' : budgetCategoryNames[expense.category]),
});

const written = {
  category: BudgetCategory,
  what: defineShortText('What it was'),
  amountCents: SpentCents,
  original: z.optional(z.nullable(OriginalAmount)),
  day: CalendarDate,
  paidBy: z.optional(z.nullable(PartyPerson)),
  shares: z.optional(z.nullable(ExpenseShares)),
  lineId: z.optional(z.nullable(Id)),
  note: defineOptionalText('Note'),
};

type Amounts = Pick<Expense, 'amountCents' | 'original' | 'shares' | 'paidBy'>;

export const findExpenseProblems = ({
  amountCents,
  original = null,
  shares = null,
  paidBy = null,
}: Partial<Amounts> & Pick<Amounts, 'amountCents'>): { path: string; message: string }[] => {
  const problem = shares && findSharesProblem(amountCents, shares);
  return [
    ...(original && getUsdCents(original) !== Math.abs(amountCents)
      ? [{ path: 'amountCents', message: 'The amount does not fit the currency and its rate' }]
      : []),
    ...(problem ? [{ path: 'shares', message: problem }] : []),
    ...(shares && !paidBy ? [{ path: 'paidBy', message: 'Say who paid, so that it can be shared' }] : []),
  ];
};

/** `POST /api/v1/trips/:tripId/expenses`, idempotent by id; `repeat` adds later ones. */
export const CreateExpense = z
  .strictObject({ id: Id, ...written, repeat: z.optional(z.nullable(Repeat)) })
  .check(({ value, issues }) => {
    if (issues.length > 0) return;
    const late = value.repeat && repeatProblem(value.day, value.repeat);
    for (const { path, message } of [
      ...findExpenseProblems(value),
      ...(late ? [{ path: 'repeat', message: late }] : []),
    ]) {
      issues.push({ code: 'custom', input: value, path: [path], message });
    }
  });
export type CreateExpense = z.infer<typeof CreateExpense>;

/** `PATCH …/expenses/:expenseId`; EDIT_CONFLICT for an older `version`. */
export const UpdateExpense = z.extend(z.partial(z.strictObject(written)), {
  version: Version,
  note: z.optional(z.nullable(freeText('Note'))),
});
export type UpdateExpense = z.infer<typeof UpdateExpense>;

export const SavedExpenses = z.object({ expenses: z.array(Expense) });
export type SavedExpenses = z.infer<typeof SavedExpenses>;

/** `DELETE …/expenses/:expenseId`, with `?following=true` the later ones of its series. */
export const RemovedExpenses = z.object({ removedIds: z.array(Id) });
export type RemovedExpenses = z.infer<typeof RemovedExpenses>;

/** `POST …/expenses/restore`, within 30 days, with receipts. */
export const RestoreExpenses = z.strictObject({
  expenseIds: z.array(Id).check(z.minLength(1), z.maxLength(400)),
});
export type RestoreExpenses = z.infer<typeof RestoreExpenses>;

export const ImportedExpense = CreateExpense.check(
  z.refine(({ repeat }) => !repeat, { error: 'A row of a table cannot repeat', path: ['repeat'] }),
);

const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z
    .array(row)
    .check(
      z.minLength(1, 'There is nothing to import'),
      z.maxLength(MOST_IMPORTED, `One import takes at most ${MOST_IMPORTED} rows: divide the file`),
    );

/**
 * `POST /api/v1/expense-imports`: all rows or none. Ids follow from the content, so a repeated file adds
 * nothing.
 */
export const ImportExpenses = z.strictObject({ tripId: Id, expenses: rowsOf(ImportedExpense) });
export type ImportExpenses = z.infer<typeof ImportExpenses>;

/** The service checks the rows in batches. */
export const UncheckedImport = z.strictObject({ tripId: Id, expenses: rowsOf(z.unknown()) });
export type UncheckedImport = z.infer<typeof UncheckedImport>;
export const ImportedExpenses = z.object({ added: z.int(), alreadyThere: z.int() });
export type ImportedExpenses = z.infer<typeof ImportedExpenses>;

const PaidCents = Cents.check(z.minimum(1, 'Enter an amount over zero'));
const transfer = { id: Id, from: PartyPerson, to: PartyPerson, amountCents: PaidCents, day: CalendarDate };

export const Settlement = z.object(transfer);
export type Settlement = z.infer<typeof Settlement>;

/** `POST …/expenses/settlements`. */
export const CreateSettlement = z
  .strictObject(transfer)
  .check(z.refine(({ from, to }) => from !== to, { error: 'Choose two different people', path: ['to'] }));
export type CreateSettlement = z.infer<typeof CreateSettlement>;

/** `GET /api/v1/trips/:tripId/expenses`, the latest day first. */
export const TripExpenses = z.object({
  tripId: Id,
  expenses: z.array(Expense),
  settlements: z.array(Settlement),
});
export type TripExpenses = z.infer<typeof TripExpenses>;
