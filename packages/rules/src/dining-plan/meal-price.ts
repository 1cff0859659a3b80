import type { Restaurant, CentsRange } from '@landsea/contracts/catalogue';
import { countGuestsOn } from '../trip/guests.js';
import type { Traveler } from '@landsea/contracts/trip';

/** Cents before tax and tip for each dollar sign. */
const TYPICAL_ADULT: Record<number, CentsRange> = {
  1: { from: 1200, to: 1900 },
  2: { from: 1900, to: 3500 },
  3: { from: 3500, to: 6000 },
  4: { from: 6000, to: 11000 },
};
/** A share of an adult's price. */
const CHILD_PART = 0.5;

export interface MealPrice extends CentsRange {
  isTypical: boolean;
}

const childOf = (adult: CentsRange): CentsRange => ({
  from: Math.round(adult.from * CHILD_PART),
  to: Math.round(adult.to * CHILD_PART),
});

/** Cents before tax and tip; park ages decide (domain.md, P1). */
export const estimateMeal = (
  { fixedPrice, priceTier, confidence }: Pick<Restaurant, 'fixedPrice' | 'priceTier' | 'confidence'>,
  people: readonly Pick<Traveler, 'age' | 'birthDate'>[],
  date: string,
): MealPrice => {
  const adult = fixedPrice?.adult ?? TYPICAL_ADULT[priceTier] ?? { from: 0, to: 0 };
  const child = (fixedPrice ? fixedPrice.child : null) ?? childOf(adult);
  const { adults, children } = countGuestsOn(people, date);
  return {
    from: adults * adult.from + children * child.from,
    to: adults * adult.to + children * child.to,
    isTypical: !fixedPrice || confidence === 'low',
  };
};

export const getMiddle = ({ from, to }: CentsRange): number => Math.round((from + to) / 2);
