import type { ChangedPart, EstimateChange } from '@landsea/rules/estimate';
import type { Budget, ChangeBudget } from '@landsea/contracts/money';
import { formatMoney } from '@landsea/web-kit';
import { makeEstimatedLine } from '../money/estimated-line';

const whole = (cents: number) => formatMoney(cents, { whole: true });

const partNames: Record<ChangedPart, string> = {
  family: 'Your family changed',
  dates: 'Your dates changed',
  hotel: 'Your hotel changed',
  ship: 'Your cruise changed',
  trip: 'Your trip changed',
};

/** `Your family changed: about $17,810 now, $1,455 less.` */
export const changeWords = ({ part, nowCents, differenceCents }: EstimateChange): string => {
  const difference =
    differenceCents === 0
      ? 'the same in all'
      : `${whole(Math.abs(differenceCents))} ${differenceCents < 0 ? 'less' : 'more'}`;
  return `${partNames[part]}: about ${whole(nowCents)} now, ${difference}.`;
};

/** A line of a person who left is removed, unless it is booked or paid. */
export const makeEstimateUpdate = (
  { changed, added }: EstimateChange,
  { expenses }: Pick<Budget, 'expenses'>,
  newId: () => string,
): ChangeBudget => {
  const isOnlyPlanned = ({ line, note }: EstimateChange['changed'][number]) =>
    note === null &&
    line.bookedCents === 0 &&
    line.spentCents === 0 &&
    expenses.every(({ lineId }) => lineId !== line.id);
  return {
    add: added.map(({ line, plannedCents }) => makeEstimatedLine(line, plannedCents, newId())),
    plan: changed
      .filter((each) => !isOnlyPlanned(each))
      .map(({ line: { id, version }, plannedCents, note }) => ({ id, version, plannedCents, note })),
    remove: changed.filter(isOnlyPlanned).map(({ line: { id, version } }) => ({ id, version })),
  };
};

/** Amounts stay, and notes name today's party instead of people who left. */
export const makeEstimateKeep = ({ changed }: EstimateChange): ChangeBudget => ({
  add: [],
  plan: changed.map(({ line: { id, version, plannedCents }, note }) => ({ id, version, plannedCents, note })),
  remove: [],
});

/** The remainder is remembered as declined. */
export const formatDeclined = ({ added }: EstimateChange): string =>
  added
    .map(({ line }) => `${line.label} ${line.basis}`)
    .sort()
    .join('\n');
