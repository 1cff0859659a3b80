import { EQUAL_WEIGHT } from '@landsea/rules/day-plans';
import type { BestOrderRequest } from '@landsea/contracts/planning';

export const formatBestFor = ({
  goal,
  walkingWeight,
}: Pick<BestOrderRequest, 'goal' | 'walkingWeight'>): string => {
  if (goal === 'earliest-finish') return 'an early finish';
  if (walkingWeight === EQUAL_WEIGHT) return 'time in line and on foot';
  return walkingWeight < EQUAL_WEIGHT ? 'time in line, then on foot' : 'time on foot, then in line';
};

export const formatBadge = (
  proven: boolean,
  weighed: Pick<BestOrderRequest, 'goal' | 'walkingWeight'>,
): string =>
  proven ? `Best for ${formatBestFor(weighed)} · proven` : `Best found for ${formatBestFor(weighed)}`;
