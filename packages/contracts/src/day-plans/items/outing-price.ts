import type { CentsRange } from '../../catalogue/places.js';
import type { Excursion } from '../../catalogue/sea.js';
import { ticketAge } from '../../trip/party.js';

export type PricedOuting = Pick<Excursion, 'adult' | 'child' | 'group'>;

const perGuest = ({ adult, child }: PricedOuting, age: number): CentsRange => {
  const kind = ticketAge(age);
  if (kind === 'free') return { from: 0, to: 0 };
  return kind === 'child' && child ? child : adult;
};

/**
 * The typical price of an outing for these people together, in cents: 10 and over as adults, 3 to 9 as children (adults where
 * children have no price of their own), under 3 free. A cabana or cart is paid once for each group that fills it.
 */
export const partyPrice = (priced: PricedOuting, ages: readonly number[]): CentsRange => {
  if (priced.group !== null) {
    const groups = Math.ceil(ages.length / priced.group);
    return { from: priced.adult.from * groups, to: priced.adult.to * groups };
  }
  return ages
    .map((age) => perGuest(priced, age))
    .reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: 0, to: 0 });
};
