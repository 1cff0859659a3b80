import type { BudgetEstimate } from '@landsea/contracts/money';

export const describeRooms = ({
  rooms = 0,
  staterooms = 0,
}: Pick<BudgetEstimate, 'rooms' | 'staterooms'>): string[] => [
  ...(rooms > 1 ? [`${rooms} hotel rooms`] : []),
  ...(staterooms > 1 ? [`${staterooms} staterooms`] : []),
];
