import type { DayPlans } from '@landsea/contracts/planning';
import { UpdateTripDay } from '@landsea/contracts/planning';
import { TripDay } from '@landsea/contracts/trip';
import { rowWriteSchema } from '@landsea/web-kit/rows';
import { copyWithStructuralSharing } from '@landsea/web-kit';
import * as z from 'zod/mini';

/** A day of the trip as a row: its date is its id. */
export const DayRow = z.extend(TripDay, { id: z.string() });
export type DayRow = z.infer<typeof DayRow>;

/** The fields of a day that an edit sets. */
export type DayChange = Omit<UpdateTripDay, 'version'>;

/** By which writes of days are checked that an earlier visit kept; days are neither added nor removed. */
export const DayWrite = rowWriteSchema({
  row: DayRow,
  create: DayRow,
  change: z.omit(UpdateTripDay, { version: true }),
});

export const dayRowsOf = ({ days }: Pick<DayPlans, 'days'>): DayRow[] =>
  days.map((day) => ({ ...day, id: day.date }));

export const dayOf = ({ id: _date, ...day }: DayRow): TripDay => day;

/** The plans with these days. What is the same stays the same object, so that only days that changed are evaluated again. */
export const withDayRows = (plans: DayPlans, rows: readonly DayRow[]): DayPlans => {
  return { ...plans, days: copyWithStructuralSharing(plans.days, rows.map(dayOf)) };
};
