import { EQUAL_WEIGHT } from '@landsea/contracts/day-plans';
import type { BestOrderRequest } from '@landsea/contracts/planning';

/** What a best order is the best for, as the family weighed it. */
export const bestFor = ({
  goal,
  walkingWeight,
}: Pick<BestOrderRequest, 'goal' | 'walkingWeight'>): string => {
  if (goal === 'earliest-finish') return 'an early finish';
  if (walkingWeight === EQUAL_WEIGHT) return 'time in line and on foot';
  return walkingWeight < EQUAL_WEIGHT ? 'time in line, then on foot' : 'time on foot, then in line';
};

/** The badge of a best order: what it is best for, and whether that is proven. */
export const badgeText = (
  proven: boolean,
  weighed: Pick<BestOrderRequest, 'goal' | 'walkingWeight'>,
): string => (proven ? `Best for ${bestFor(weighed)} · proven` : `Best found for ${bestFor(weighed)}`);
