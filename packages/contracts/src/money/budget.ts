import * as z from 'zod/mini';
import {
  CalendarDate,
  Cents,
  freeText,
  Id,
  Instant,
  defineOptionalText,
  requireVisible,
  defineShortText,
  Version,
} from '../core/primitives.js';
import { ItemSource } from './budget-sources.js';

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

/** planned: an intention; booked: committed to; paid: nothing more to pay. */
export const lineStatuses = ['planned', 'booked', 'paid'] as const;
export const LineStatus = z.enum(lineStatuses, 'Choose planned, booked or paid');
export type LineStatus = z.infer<typeof LineStatus>;

export const DueKind = z.enum(['deposit', 'final-payment'], 'Choose deposit or final payment');
export type DueKind = z.infer<typeof DueKind>;

/** US cents; `kind` null for a part. */
export const LineDue = z.object({ id: Id, dueOn: CalendarDate, kind: z.nullable(DueKind), cents: Cents });
export type LineDue = z.infer<typeof LineDue>;

/**
 * Cents. `person` is an id of the party, a name in older rows, or null. `day` is its date, `dueOn` the
 * payment date. `source` or `bookingId` names what feeds the amounts, which are edited there. Choices of the
 * category draw from `isEstimate`; `isBesideEstimate` (a flight) is added to it. An edit names the `version`
 * it saw.
 */
export const BudgetLine = z.object({
  id: Id,
  category: BudgetCategory,
  label: z.string(),
  note: z.nullable(z.string()),
  plannedCents: Cents,
  bookedCents: Cents,
  spentCents: Cents,
  person: z.nullable(z.string()),
  day: z.nullable(CalendarDate),
  vendor: z.nullable(z.string()),
  dueOn: z.nullable(CalendarDate),
  dueKind: z.nullable(DueKind),
  status: LineStatus,
  source: z.nullable(ItemSource),
  bookingId: z.optional(z.nullable(Id)),
  isEstimate: z.optional(z.boolean()),
  isBesideEstimate: z.optional(z.boolean()),
  dues: z.optional(z.nullable(z.array(LineDue))),
  version: Version,
  updatedAt: Instant,
});
export type BudgetLine = z.infer<typeof BudgetLine>;

/**
 * Cents; `upcomingCents` is dated after today, in the parks' zone. `lineId` is set for the payments of a
 * line.
 */
export const ExpenseSum = z.object({
  category: BudgetCategory,
  lineId: z.nullable(Id),
  spentCents: z.int(),
  upcomingCents: z.optional(z.int()),
});
export type ExpenseSum = z.infer<typeof ExpenseSum>;

/** `GET /api/v1/trips/:tripId/budget`; {@link sumBudget} computes totals. */
export const Budget = z.object({
  tripId: Id,
  currency: z.literal('USD'),
  lines: z.array(BudgetLine),
  expenses: z.array(ExpenseSum),
});
export type Budget = z.infer<typeof Budget>;

const Person = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Choose somebody of the party'),
    requireVisible('A person'),
    z.maxLength(80),
  );

/**
 * `POST /api/v1/trips/:tripId/budget/lines`, idempotent by id; the default status follows {@link getLineStatus}.
 */
export const CreateBudgetLine = z.strictObject({
  id: Id,
  category: BudgetCategory,
  label: defineShortText('What it is for'),
  note: defineOptionalText('Note'),
  plannedCents: Cents,
  bookedCents: z.optional(Cents),
  spentCents: Cents,
  person: z.optional(Person),
  day: z.optional(CalendarDate),
  vendor: defineOptionalText('Vendor', 120),
  dueOn: z.optional(CalendarDate),
  dueKind: z.optional(DueKind),
  status: z.optional(LineStatus),
  isEstimate: z.optional(z.boolean()),
});
export type CreateBudgetLine = z.infer<typeof CreateBudgetLine>;

/** `PATCH /api/v1/trips/:tripId/budget/lines/:lineId`; EDIT_CONFLICT for an older `version`. */
export const UpdateBudgetLine = z.strictObject({
  version: Version,
  category: z.optional(BudgetCategory),
  label: z.optional(defineShortText('What it is for')),
  note: z.optional(z.nullable(freeText('Note'))),
  plannedCents: z.optional(Cents),
  bookedCents: z.optional(Cents),
  spentCents: z.optional(Cents),
  person: z.optional(z.nullable(Person)),
  day: z.optional(z.nullable(CalendarDate)),
  vendor: z.optional(z.nullable(freeText('Vendor', 120))),
  dueOn: z.optional(z.nullable(CalendarDate)),
  dueKind: z.optional(z.nullable(DueKind)),
  status: z.optional(LineStatus),
});
export type UpdateBudgetLine = z.infer<typeof UpdateBudgetLine>;

const MOST_LINES_AT_ONCE = 500;
const tooMany = `At most ${MOST_LINES_AT_ONCE} lines at once`;
const SeenLine = { id: Id, version: Version };

/** `POST /api/v1/trips/:tripId/budget/changes`: all or none; EDIT_CONFLICT for a changed or removed line. */
export const ChangeBudget = z.strictObject({
  add: z.array(CreateBudgetLine).check(z.maxLength(MOST_LINES_AT_ONCE, tooMany)),
  plan: z
    .array(
      z.strictObject({ ...SeenLine, plannedCents: Cents, note: z.optional(z.nullable(freeText('Note'))) }),
    )
    .check(z.maxLength(MOST_LINES_AT_ONCE, tooMany)),
  remove: z.array(z.strictObject(SeenLine)).check(z.maxLength(MOST_LINES_AT_ONCE, tooMany)),
});
export type ChangeBudget = z.infer<typeof ChangeBudget>;
