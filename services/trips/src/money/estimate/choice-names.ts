import type { HotelTier } from '@landsea/contracts/catalogue';
import type { DiningStyle, LightningLanePlan, StateroomKind } from '@landsea/contracts/money';

/** How each choice is named in an estimate's lines and in what it would cost otherwise. */
export const tierNames: Record<HotelTier, string> = {
  value: 'Value',
  moderate: 'Moderate',
  deluxe: 'Deluxe',
  villa: 'Deluxe Villa',
  'off-site': 'off-site',
};

export const diningNames: Record<DiningStyle, string> = {
  quick: 'Quick service only',
  mixed: 'One table a day',
  table: 'Signature and character meals',
};

export const laneNames: Record<LightningLanePlan, string> = {
  none: 'No Lightning Lane',
  multi: 'Multi Pass each park day',
  'multi-and-single': 'Multi Pass and a Single Pass each park day',
  premier: 'Premier Pass each park day',
};

export const stateroomNames: Record<StateroomKind, string> = {
  inside: 'Inside stateroom',
  oceanview: 'Oceanview stateroom',
  verandah: 'Verandah stateroom',
  concierge: 'Concierge stateroom',
};
