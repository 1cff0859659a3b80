import type { CentsRange } from '@landsea/contracts/catalogue';
import type { MealPrice } from '@landsea/rules/dining-plan';
import { formatMoney } from '@landsea/web-kit';

/** `$120–$180`, `$250`. */
export const rangeText = ({ from, to }: CentsRange): string => {
  const money = (cents: number) => formatMoney(cents, { whole: true });
  return from === to ? money(from) : `${money(from)}–${money(to)}`;
};

/** `Usually $120–$180`, `$250`, `Free`. */
export const priceText = (price: MealPrice): string =>
  price.to === 0 ? 'Free' : `${price.isTypical ? 'Usually ' : ''}${rangeText(price)}`;

export const formatDollarSigns = (tier: number): string => '$'.repeat(tier);
