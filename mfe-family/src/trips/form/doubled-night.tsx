import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { TripDraft } from '@landsea/contracts/trip';
import { Notice } from '@landsea/ui/notice';
import { formatDate } from '@landsea/web-kit';
import { isDate } from './trip-draft';

export const findDoubledNight = ({ mode, stays, sailing }: TripDraft): CalendarDate | undefined => {
  const aboard =
    mode !== 'parks' && sailing && isDate(sailing.embarkationDate)
      ? [{ checkIn: sailing.embarkationDate, checkOut: addDays(sailing.embarkationDate, sailing.nights) }]
      : [];
  const nights = [...stays, ...aboard]
    .filter(({ checkIn, checkOut }) => isDate(checkIn) && isDate(checkOut) && checkIn < checkOut)
    .sort((a, b) => a.checkIn.localeCompare(b.checkIn));
  let until = '';
  for (const { checkIn, checkOut } of nights) {
    if (checkIn < until) return checkIn;
    until = checkOut > until ? checkOut : until;
  }
  return undefined;
};

/** Two beds for one night may be intended, so this is only a warning. */
export function DoubledNight({ draft }: { draft: TripDraft }) {
  const night = findDoubledNight(draft);
  if (!night) return null;
  return (
    <Notice tone="warning">
      You have two places to sleep for the night of {formatDate(night)}. Right if some of you sleep elsewhere;
      otherwise mend the dates, or the budget counts both.
    </Notice>
  );
}
