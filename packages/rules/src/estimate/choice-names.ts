import type { HotelTier } from '@landsea/contracts/catalogue';
import type { DiningStyle, LightningLanePlan, StateroomKind, VillaPayment } from '@landsea/contracts/money';

export const tierNames: Record<HotelTier, string> = {
  value: 'Value',
  moderate: 'Moderate',
  deluxe: 'Deluxe',
  villa: 'Deluxe Villa',
  'off-site': 'off-site',
};

/** `A Value hotel`, `An off-site hotel`. */
export const nameHotelTier = (tier: HotelTier): string =>
  `${tier === 'off-site' ? 'An' : 'A'} ${tierNames[tier]} hotel`;

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

/** Source: the cruise line's deck plans of 2026. */
const stateroomSleeps: Record<StateroomKind, number> = { inside: 4, oceanview: 5, verandah: 5, concierge: 5 };

export const countStaterooms = (guests: number, kind: StateroomKind): number =>
  Math.max(1, Math.ceil(guests / stateroomSleeps[kind]));

/** `Oceanview stateroom`, `2 oceanview staterooms`. */
export const nameStaterooms = (count: number, kind: StateroomKind): string =>
  count === 1 ? stateroomNames[kind] : `${count} ${stateroomNames[kind].toLowerCase()}s`;

export const villaPaymentNames: Record<VillaPayment, string> = {
  cash: 'Pay for the villa with money',
  'own-points': 'Pay for the villa with your own points',
  'rented-points': 'Pay for the villa with rented points',
};
