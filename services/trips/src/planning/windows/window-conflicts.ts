import type { CalendarDate } from '@landsea/contracts/core';
import { DomainError } from '@landsea/nest-kit';
import { formatShortDate } from '@landsea/rules/trip';

const conflict = (message: string): DomainError => new DomainError({ code: 'EDIT_CONFLICT', message });

export const makePaymentConflict = (now: CalendarDate | null): DomainError =>
  conflict(
    `Somebody else changed this date while you were looking. ${
      now === null ? 'It is back at the rule’s' : `It now says ${formatShortDate(now)}`
    }. Save again to keep yours.`,
  );
