import type { CentsRange, Excursion } from '@landsea/contracts/catalogue';
import { getTicketAge } from '../../trip/guests.js';

export type PricedOuting = Pick<Excursion, 'adult' | 'child' | 'group'>;

const perGuest = ({ adult, child }: PricedOuting, age: number): CentsRange => {
  const kind = getTicketAge(age);
  if (kind === 'free') return { from: 0, to: 0 };
  return kind === 'child' && child ? child : adult;
};

/** Cents: adults from 10, children 3 to 9, under 3 free; a cabana or cart once for each group. */
export const pricePartyOuting = (priced: PricedOuting, ages: readonly number[]): CentsRange => {
  if (priced.group !== null) {
    const groups = Math.ceil(ages.length / priced.group);
    return { from: priced.adult.from * groups, to: priced.adult.to * groups };
  }
  return ages
    .map((age) => perGuest(priced, age))
    .reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: 0, to: 0 });
};
