import type { ClockTime, Excursion, PortGuide } from '@landsea/contracts/catalogue';
import type { DetailsOf } from '@landsea/contracts/planning';
import { formatClock, formatMinutes } from '../../../items/cards/item-labels';
import { toClock, toMinute } from '@landsea/rules/trip';

/** A family on its own should be back an hour before all aboard. */
export const MARGIN_MINUTES = 60;

/** The ship waits for its own outings, so they need no margin. */
const marginOf = (bookedWith: ExcursionBooking): number => (bookedWith === 'ship' ? 0 : MARGIN_MINUTES);

/** Minutes from arrival until a family is off the ship; a tender boat takes longer. */
const ASHORE_AFTER_MINUTES = { docked: 30, either: 45, tender: 60, none: 0 } as const;

type ExcursionBooking = DetailsOf<'excursion'>['bookedWith'];

interface Outing extends Pick<Excursion, 'hours'> {
  bookedWith: ExcursionBooking;
}

type Stop = Pick<PortGuide, 'arrives' | 'allAboard' | 'dock'>;

/** Ship time; undefined when the hours are not known. */
export const getHoursAshore = ({
  arrives,
  allAboard,
  dock,
}: Stop): { from: ClockTime; to: ClockTime } | undefined =>
  arrives === null || allAboard === null || dock === 'none'
    ? undefined
    : { from: toClock(toMinute(arrives) + ASHORE_AFTER_MINUTES[dock]), to: allAboard };

/**
 * `fits` even in the longest form; `shorter`: only up to `mostMinutes`; `too-long` in any form. All of them
 * compare typical times.
 */
export type Spare =
  | { kind: 'fits'; backAt: ClockTime; spareMinutes: number }
  | { kind: 'shorter'; mostMinutes: number }
  | { kind: 'too-long' }
  | { kind: 'unknown' };

/** `leaves`: the start of the outing, else as soon as the family is ashore. */
export const findTimeToSpare = (
  stop: Stop,
  { hours, bookedWith }: Outing,
  leaves?: ClockTime | null,
): Spare => {
  const ashore = getHoursAshore(stop);
  if (!ashore) return { kind: 'unknown' };
  const starts = toMinute(leaves ?? ashore.from);
  const last = toMinute(ashore.to);
  const [shortest, longest] = [Math.round(hours.from * 60), Math.round(hours.to * 60)];
  const most = last - marginOf(bookedWith) - starts;
  if (longest <= most) {
    const back = starts + longest;
    return { kind: 'fits', backAt: toClock(back), spareMinutes: last - back };
  }
  return shortest <= most ? { kind: 'shorter', mostMinutes: most } : { kind: 'too-long' };
};

/** The longest form's share of the stop, 0 to 1; undefined when the times are not known. */
export const getShareOfStop = (stop: Stop, hours: Excursion['hours']): number | undefined => {
  const ashore = getHoursAshore(stop);
  if (!ashore) return undefined;
  return Math.min(1, (hours.to * 60) / (toMinute(ashore.to) - toMinute(ashore.from)));
};

export const formatSpare = (spare: Spare): string => {
  switch (spare.kind) {
    case 'fits':
      return `Back aboard by ${formatClock(spare.backAt)}, leaves ${formatMinutes(spare.spareMinutes)} to spare`;
    case 'shorter':
      return `Only up to ${formatMinutes(spare.mostMinutes)} fits this stop`;
    case 'too-long':
      return 'Too long for this stop';
    case 'unknown':
      return 'Check your all-aboard time';
  }
};
