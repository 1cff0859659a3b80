import type { CentsRange, Excursion } from '@landsea/contracts/catalogue';
import { ticketAge } from '@landsea/contracts/trip';
import { formatMoney } from '@landsea/web-kit';

type Priced = Pick<Excursion, 'adult' | 'child' | 'group'>;

const perGuest = ({ adult, child }: Priced, age: number): CentsRange => {
  const kind = ticketAge(age);
  if (kind === 'free') return { from: 0, to: 0 };
  return kind === 'child' && child ? child : adult;
};

/**
 * What an outing typically costs these people together, in cents: 10 and over as adults, 3 to 9 as children (adults where
 * children have no price of their own), under 3 free. A cabana or cart is paid once for each group that fills it.
 */
export const partyPrice = (priced: Priced, ages: readonly number[]): CentsRange => {
  if (priced.group !== null) {
    const groups = Math.ceil(ages.length / priced.group);
    return { from: priced.adult.from * groups, to: priced.adult.to * groups };
  }
  return ages
    .map((age) => perGuest(priced, age))
    .reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: 0, to: 0 });
};

const whole = (cents: number) => formatMoney(cents, { whole: true });

/** `$310–$420`, `$59`, `up to $20`, `Free`. */
export const rangeWords = ({ from, to }: CentsRange): string => {
  if (to === 0) return 'Free';
  if (from === 0) return `up to ${whole(to)}`;
  return from === to ? whole(from) : `${whole(from)}–${whole(to)}`;
};

/** `Usually $310–$420`: a planning range, never a quote. */
export const typicalWords = (range: CentsRange): string =>
  range.to === 0 ? 'Free' : `Usually ${rangeWords(range)}`;

/** `$75–$105 adult · $55–$80 child`, or `one price for up to 6`; of children only where one of these ages is a child. */
export const priceBasis = ({ adult, child, group }: Priced, ages: readonly number[]): string => {
  if (adult.to === 0) return 'No charge';
  if (group !== null) return `${rangeWords(adult)} for up to ${String(group)}`;
  const sameForAll = child && child.from === adult.from && child.to === adult.to;
  if (sameForAll) return `${rangeWords(adult)} each`;
  if (!ages.some((age) => ticketAge(age) === 'child')) return `${rangeWords(adult)} each`;
  return child ? `${rangeWords(adult)} adult · ${rangeWords(child)} child` : `${rangeWords(adult)} adult`;
};

/** The middle of a range in whole dollars, for the plan until the real price is known. */
export const planningCents = ({ from, to }: CentsRange): number => Math.round((from + to) / 200) * 100;
