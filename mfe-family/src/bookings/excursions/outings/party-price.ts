import type { CentsRange } from '@landsea/contracts/catalogue';
import type { PricedOuting } from '@landsea/rules/day-plans';
import { getTicketAge } from '@landsea/rules/trip';
import { formatWholeMoney } from '../../../trip-frame/money/whole-money';

/** `$310–$420`, `$59`, `up to $20`, `Free`. */
export const rangeWords = ({ from, to }: CentsRange): string => {
  if (to === 0) return 'Free';
  if (from === 0) return `up to ${formatWholeMoney(to)}`;
  return from === to ? formatWholeMoney(from) : `${formatWholeMoney(from)}–${formatWholeMoney(to)}`;
};

/** `Usually $310–$420`: a planning range, never a quote. */
export const formatTypical = (range: CentsRange): string =>
  range.to === 0 ? 'Free' : `Usually ${rangeWords(range)}`;

/**
 * `$75–$105 adult · $55–$80 child`, or `one price for up to 6`; child prices only when one of these ages is a
 * child.
 */
export const priceBasis = ({ adult, child, group }: PricedOuting, ages: readonly number[]): string => {
  if (adult.to === 0) return 'No charge';
  if (group !== null) return `${rangeWords(adult)} for up to ${group}`;
  const sameForAll = child && child.from === adult.from && child.to === adult.to;
  if (sameForAll) return `${rangeWords(adult)} each`;
  if (!ages.some((age) => getTicketAge(age) === 'child')) return `${rangeWords(adult)} each`;
  return child ? `${rangeWords(adult)} adult · ${rangeWords(child)} child` : `${rangeWords(adult)} adult`;
};

export const getPlanningCents = ({ from, to }: CentsRange): number => Math.round((from + to) / 200) * 100;
