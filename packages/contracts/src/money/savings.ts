import * as z from 'zod/mini';
import { countDaysBetween, addDays } from '../core/calendar.js';
import { PartyPerson } from './expense-shares.js';
import { defineShortName } from '../core/names.js';
import { CalendarDate, Cents, Id, defineOptionalText, Version } from '../core/primitives.js';
import { listRepeatingDays } from './repeating-days.js';

export const savingsRhythms = ['week', 'two-weeks', 'half-month', 'month'] as const;

export const MOST_SAVING_YEARS = 10;

/** half-month: the 1st and the 15th; others count from the first pay day. */
export interface PlanDays {
  firstDay: CalendarDate;
  targetDay: CalendarDate;
  rhythm: (typeof savingsRhythms)[number];
}

const MOST_PAY_DAYS = 53 * MOST_SAVING_YEARS;

/** Inclusive. */
export const payDays = ({ firstDay, targetDay, rhythm }: PlanDays): CalendarDate[] => {
  if (rhythm !== 'half-month')
    return listRepeatingDays(firstDay, { every: rhythm, until: targetDay }, MOST_PAY_DAYS);
  const firstOfMonth = `${firstDay.slice(0, 8)}01`;
  return listRepeatingDays(firstOfMonth, { every: 'month', until: targetDay }, MOST_PAY_DAYS)
    .flatMap((first) => [first, addDays(first, 14)])
    .filter((day) => day >= firstDay && day <= targetDay);
};

export const SavingsRhythm = z.enum(savingsRhythms, 'Choose how often you save');
export type SavingsRhythm = z.infer<typeof SavingsRhythm>;

const planned = {
  firstDay: CalendarDate,
  targetDay: CalendarDate,
  /** Null: the budget's open payments. */
  targetCents: z.nullable(Cents),
  rhythm: SavingsRhythm,
};

export const SavingsPlan = z.object({ ...planned, version: Version });
export type SavingsPlan = z.infer<typeof SavingsPlan>;

/**
 * `PUT /api/v1/trips/:tripId/savings/plan`: `version` 0 for a first plan, else the one that was seen;
 * EDIT_CONFLICT.
 */
export const WriteSavingsPlan = z
  .strictObject({ ...planned, version: Version })
  .check(({ value, issues }) => {
    if (issues.length > 0) return;
    const days = countDaysBetween(value.firstDay, value.targetDay);
    const say = (message: string) =>
      issues.push({ code: 'custom', input: value, path: ['targetDay'], message });
    if (days < 0) say('The last day comes before the first');
    else if (days > MOST_SAVING_YEARS * 366)
      say(`A plan goes on for ${MOST_SAVING_YEARS} years at most: choose an earlier last day`);
    else if (payDays(value).length === 0)
      say('No 1st or 15th of a month is in this period, so nothing would be saved: choose a later last day');
  });
export type WriteSavingsPlan = z.infer<typeof WriteSavingsPlan>;

const jar = {
  name: defineShortName('Name', 60),
  person: z.nullable(PartyPerson),
  goalCents: z.nullable(Cents),
  /** A removed jar can be restored. */
  removed: z.boolean(),
};

export const SavingsJar = z.object({ id: Id, ...jar, version: Version });
export type SavingsJar = z.infer<typeof SavingsJar>;

/** `POST …/savings/jars`: `version` 0 creates, else the one that was seen; EDIT_CONFLICT. */
export const WriteSavingsJar = z.strictObject({ id: Id, ...jar, version: Version });
export type WriteSavingsJar = z.infer<typeof WriteSavingsJar>;

const MOST = 1_000_000_000;
const given = {
  id: Id,
  /** Null: the money that pays for the trip. */
  jarId: z.nullable(Id),
  by: z.nullable(PartyPerson),
  /** Negative: taken out. */
  amountCents: z.int('Enter an amount').check(
    z.minimum(-MOST, 'That is more than Landsea can hold: enter less'),
    z.maximum(MOST, 'That is more than Landsea can hold: enter less'),
    z.refine((cents) => cents !== 0, 'Enter an amount over zero'),
  ),
  day: CalendarDate,
};

export const Contribution = z.object({ ...given, note: z.nullable(z.string()) });
export type Contribution = z.infer<typeof Contribution>;

/** `POST …/savings/contributions`, idempotent by id. */
export const CreateContribution = z.strictObject({ ...given, note: defineOptionalText('Note', 200) });
export type CreateContribution = z.infer<typeof CreateContribution>;

/** `GET /api/v1/trips/:tripId/savings`. */
export const Savings = z.object({
  tripId: Id,
  plan: z.nullable(SavingsPlan),
  jars: z.array(SavingsJar),
  contributions: z.array(Contribution),
});
export type Savings = z.infer<typeof Savings>;
