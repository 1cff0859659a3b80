import type { CentsRange } from '@landsea/contracts/catalogue';
import type { MealPrice } from '@landsea/rules/dining-plan';
import { formatMoney } from '@landsea/web-kit';

export const rangeText = ({ from, to }: CentsRange): string => {
  const money = (cents: number) => formatMoney(cents, { whole: true });
  return from === to ? money(from) : `${money(from)}–${money(to)}`;
};

export const priceText = (price: MealPrice): string =>
  price.to === 0 ? 'Free' : `${price.isTypical ? 'Usually ' : ''}${rangeText(price)}`;

export const formatDollarSigns = (tier: number): string => '$'.repeat(tier);
