import { UpdateTripDay, type DayPlans } from '@landsea/contracts/planning';
import { TripDay } from '@landsea/contracts/trip';
import { defineRowWrite } from '@landsea/web-kit/rows';
import { copyWithStructuralSharing } from '@landsea/web-kit';
import * as z from 'zod/mini';

export const DayRow = z.extend(TripDay, { id: z.string() });
export type DayRow = z.infer<typeof DayRow>;

export type DayChange = Omit<UpdateTripDay, 'version'>;

export const DayWrite = defineRowWrite({
  row: DayRow,
  create: DayRow,
  change: z.omit(UpdateTripDay, { version: true }),
});

export const toDayRows = ({ days }: Pick<DayPlans, 'days'>): DayRow[] =>
  days.map((day) => ({ ...day, id: day.date }));

export const toTripDay = ({ id: _date, ...day }: DayRow): TripDay => day;

/** Equal days keep their identity, so that only changed ones are evaluated again. */
export const replaceDayRows = (plans: DayPlans, rows: readonly DayRow[]): DayPlans => {
  return { ...plans, days: copyWithStructuralSharing(plans.days, rows.map(toTripDay)) };
};
