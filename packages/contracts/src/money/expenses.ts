import * as z from 'zod/mini';
import { BudgetCategory, budgetCategoryNames } from './budget.js';
import { currencyCodes, usdCentsOf } from '../core/currencies.js';
import { ExpenseShares, PartyPerson, sharesProblem } from './expense-shares.js';
import {
  CalendarDate,
  Cents,
  freeText,
  Id,
  Instant,
  optionalText,
  shortText,
  SignedCents,
  Version,
} from '../core/primitives.js';
import { Repeat, repeatProblem } from './repeating-days.js';

/** A trip holds at most so many expenses. */
export const MOST_EXPENSES = 5000;
/** Rows and bytes of one import: of the file, and of what the browser sends. */
export const MOST_IMPORTED = 5000;
export const MOST_IMPORTED_BYTES = 2 * 1024 * 1024;

/** In minor units of the currency, above zero for a refund, too; `rate` is kept as it was on the day: US dollars for one unit. */
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
 * Money that was spent, or came back (below zero: a refund, which reverses its category): its own row, beside the lines of the
 * budget. `amountCents` is US cents; `original` what was paid in
 * another currency. `paidBy` and `shares` name people of the party. `lineId`: the budget line it pays, when it is still
 * there. `seriesId`: the first of the expenses that repeat together. `version` grows with each change.
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

/** A refund is below zero. */
const SpentCents = SignedCents.check(z.refine((cents) => cents !== 0, 'Enter an amount over zero'));

/** What an expense is called that nobody gave a name: its category, or a refund. */
export const namedExpense = <E extends Pick<Expense, 'what' | 'category' | 'amountCents'>>(
  expense: E,
): E => ({
  ...expense,
  what: expense.what || (expense.amountCents < 0 ? 'Refund' : budgetCategoryNames[expense.category]),
});

const written = {
  category: BudgetCategory,
  what: shortText('What it was'),
  amountCents: SpentCents,
  original: z.optional(z.nullable(OriginalAmount)),
  day: CalendarDate,
  paidBy: z.optional(z.nullable(PartyPerson)),
  shares: z.optional(z.nullable(ExpenseShares)),
  lineId: z.optional(z.nullable(Id)),
  note: optionalText('Note'),
};

type Amounts = Pick<Expense, 'amountCents' | 'original' | 'shares' | 'paidBy'>;

/** What does not fit together in an expense, with the field it stands at. */
export const expenseProblems = ({
  amountCents,
  original = null,
  shares = null,
  paidBy = null,
}: Partial<Amounts> & Pick<Amounts, 'amountCents'>): { path: string; message: string }[] => {
  const problem = shares && sharesProblem(amountCents, shares);
  return [
    ...(original && usdCentsOf(original) !== Math.abs(amountCents)
      ? [{ path: 'amountCents', message: 'The amount does not fit the currency and its rate' }]
      : []),
    ...(problem ? [{ path: 'shares', message: problem }] : []),
    ...(shares && !paidBy ? [{ path: 'paidBy', message: 'Say who paid, so that it can be shared' }] : []),
  ];
};

/** `POST /api/v1/trips/:tripId/expenses`. The browser names the id, so that a retry adds one; `repeat` adds the later ones. */
export const CreateExpense = z
  .strictObject({ id: Id, ...written, repeat: z.optional(z.nullable(Repeat)) })
  .check(({ value, issues }) => {
    if (issues.length > 0) return;
    const late = value.repeat && repeatProblem(value.day, value.repeat);
    for (const { path, message } of [
      ...expenseProblems(value),
      ...(late ? [{ path: 'repeat', message: late }] : []),
    ]) {
      issues.push({ code: 'custom', input: value, path: [path], message });
    }
  });
export type CreateExpense = z.infer<typeof CreateExpense>;

/** `PATCH …/expenses/:expenseId`: what is left out stays. An older `version` is answered with EDIT_CONFLICT. */
export const UpdateExpense = z.extend(z.partial(z.strictObject(written)), {
  version: Version,
  note: z.optional(z.nullable(freeText('Note'))),
});
export type UpdateExpense = z.infer<typeof UpdateExpense>;

/** What an addition, an import or a restoring left in the trip. */
export const SavedExpenses = z.object({ expenses: z.array(Expense) });
export type SavedExpenses = z.infer<typeof SavedExpenses>;

/** `DELETE …/expenses/:expenseId`: with `?following=true` the later ones of its series too. They can be restored. */
export const RemovedExpenses = z.object({ removedIds: z.array(Id) });
export type RemovedExpenses = z.infer<typeof RemovedExpenses>;

/** `POST …/expenses/restore`: takes a deletion back, receipts included, for 30 days. */
export const RestoreExpenses = z.strictObject({
  expenseIds: z.array(Id).check(z.minLength(1), z.maxLength(400)),
});
export type RestoreExpenses = z.infer<typeof RestoreExpenses>;

/** One row of a table that is imported. */
export const ImportedExpense = CreateExpense.check(
  z.refine(({ repeat }) => !repeat, { error: 'A row of a table cannot repeat', path: ['repeat'] }),
);

const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z
    .array(row)
    .check(
      z.minLength(1, 'There is nothing to import'),
      z.maxLength(MOST_IMPORTED, `One import takes at most ${String(MOST_IMPORTED)} rows: divide the file`),
    );

/**
 * `POST /api/v1/expense-imports`: rows of a table, all of them or none. Their ids come from their content, so that the same
 * file adds nothing twice.
 */
export const ImportExpenses = z.strictObject({ tripId: Id, expenses: rowsOf(ImportedExpense) });
export type ImportExpenses = z.infer<typeof ImportExpenses>;

/** An {@link ImportExpenses} whose rows are not checked yet: the service checks them a few at a time. */
export const UncheckedImport = z.strictObject({ tripId: Id, expenses: rowsOf(z.unknown()) });
export type UncheckedImport = z.infer<typeof UncheckedImport>;
export const ImportedExpenses = z.object({ added: z.int(), alreadyThere: z.int() });
export type ImportedExpenses = z.infer<typeof ImportedExpenses>;

const PaidCents = Cents.check(z.minimum(1, 'Enter an amount over zero'));
const transfer = { id: Id, from: PartyPerson, to: PartyPerson, amountCents: PaidCents, day: CalendarDate };

/** Money that one person gave another to settle up. Deleting it is undoing it. */
export const Settlement = z.object(transfer);
export type Settlement = z.infer<typeof Settlement>;

/** `POST …/expenses/settlements`. */
export const CreateSettlement = z
  .strictObject(transfer)
  .check(z.refine(({ from, to }) => from !== to, { error: 'Choose two different people', path: ['to'] }));
export type CreateSettlement = z.infer<typeof CreateSettlement>;

/** `GET /api/v1/trips/:tripId/expenses`: all of them, the latest day first. */
export const TripExpenses = z.object({
  tripId: Id,
  expenses: z.array(Expense),
  settlements: z.array(Settlement),
});
export type TripExpenses = z.infer<typeof TripExpenses>;
