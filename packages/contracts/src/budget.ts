import * as z from 'zod/mini';
import { Cents, Id, Instant, optionalText, shortText } from './primitives.js';

/** The 11 budget categories, in the order of a parks or combined trip. */
export const budgetCategories = [
  'resort-stay',
  'preboard-hotel-stay',
  'park-tickets',
  'cruise-fare',
  'transportation',
  'dining',
  'snacks-sips',
  'lightning-lane',
  'excursions-experiences',
  'photopass',
  'misc',
] as const;
export const BudgetCategory = z.enum(budgetCategories, 'Choose one of the budget categories');
export type BudgetCategory = z.infer<typeof BudgetCategory>;

export const budgetCategoryNames: Record<BudgetCategory, string> = {
  'resort-stay': 'Resort Stay',
  'preboard-hotel-stay': 'Preboard Hotel Stay',
  'park-tickets': 'Park Tickets',
  'cruise-fare': 'Cruise Fare',
  transportation: 'Transportation',
  dining: 'Dining',
  'snacks-sips': 'Snacks & Sips',
  'lightning-lane': 'Lightning Lane',
  'excursions-experiences': 'Excursions & Experiences',
  photopass: 'PhotoPass',
  misc: 'Misc',
};

/**
 * One line under a category. planned: what it should cost; booked: what is committed; spent: what is paid. All in cents.
 * `version` grows with each change: an edit names the version it saw.
 */
export const BudgetLine = z.object({
  id: Id,
  category: BudgetCategory,
  label: z.string(),
  note: z.nullable(z.string()),
  plannedCents: Cents,
  bookedCents: Cents,
  spentCents: Cents,
  version: z.int(),
  updatedAt: Instant,
});
export type BudgetLine = z.infer<typeof BudgetLine>;

/** The expenses of a category, or those of it that pay one line (`lineId`), as one sum in cents. */
export const ExpenseSum = z.object({ category: BudgetCategory, lineId: z.nullable(Id), spentCents: z.int() });
export type ExpenseSum = z.infer<typeof ExpenseSum>;

/** `GET /api/v1/trips/:tripId/budget`. Totals are computed from lines and expenses by {@link budgetTotals}, in one place. */
export const Budget = z.object({
  tripId: Id,
  currency: z.literal('USD'),
  lines: z.array(BudgetLine),
  expenses: z.array(ExpenseSum),
});
export type Budget = z.infer<typeof Budget>;

/** `POST /api/v1/trips/:tripId/budget/lines`. The browser names the id, so that a retry adds one line. */
export const CreateBudgetLine = z.strictObject({
  id: Id,
  category: BudgetCategory,
  label: shortText('What it is for'),
  note: optionalText('Note'),
  plannedCents: Cents,
  bookedCents: z.optional(Cents),
  spentCents: Cents,
});
export type CreateBudgetLine = z.infer<typeof CreateBudgetLine>;

/** `PATCH /api/v1/trips/:tripId/budget/lines/:lineId`. An older `version` is answered with EDIT_CONFLICT. */
export const UpdateBudgetLine = z.strictObject({
  version: z.int(),
  category: z.optional(BudgetCategory),
  label: z.optional(shortText('What it is for')),
  note: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  plannedCents: z.optional(Cents),
  bookedCents: z.optional(Cents),
  spentCents: z.optional(Cents),
});
export type UpdateBudgetLine = z.infer<typeof UpdateBudgetLine>;
