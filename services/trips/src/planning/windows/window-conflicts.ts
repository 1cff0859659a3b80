import type { CalendarDate } from '@landsea/contracts/core';
import type { BookedMeal } from '@landsea/contracts/planning';
import { DomainError } from '@landsea/nest-kit';
import { shortDate } from './window-dates.js';

const conflict = (message: string): DomainError => new DomainError({ code: 'EDIT_CONFLICT', message });

/** Tells an editor who saw an older version what stands now. */
export const mealConflict = ({ place, date, time, people }: BookedMeal): DomainError =>
  conflict(
    `This table was changed while you were editing it. It now says “${place}”, ${shortDate(
      date,
    )} at ${time} for ${String(people)}. Save again to keep yours.`,
  );

/** The same of the date of the final payment; null when somebody went back to the rule. */
export const paymentConflict = (now: CalendarDate | null): DomainError =>
  conflict(
    `Somebody else changed this date while you were looking. ${
      now === null ? 'It is back at the rule’s' : `It now says ${shortDate(now)}`
    }. Save again to keep yours.`,
  );
