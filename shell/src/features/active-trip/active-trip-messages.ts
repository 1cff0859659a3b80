import { formatPrice, salePrices } from '@landsea/contracts/billing';

export const activeTripMessages = {
  title: 'Active trip exists',
  text: `You have already paid for a trip. Each trip requires a separate ${formatPrice(salePrices.trip)} payment.`,
  lastsUntil: (date: string) => `Your access to it lasts until ${date}.`,
  view: 'View My Current Trip',
  archive: 'Go to My Trips (Archive & Pay for New)',
  pro: (price: string) => `Plan both with Pro, ${price} a month`,
  cancel: 'Cancel',
} as const;
