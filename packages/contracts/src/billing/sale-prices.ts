import { formatMoney } from '../core/money-labels.js';

/**
 * US cents: one trip once, Pro and Agent a month. The only place of an amount; the service refuses a
 * different Stripe price.
 */
export const salePrices = { trip: 3900, pro: 999, agent: 2900 } as const;

/** `$39` for whole dollars, `$9.99` for others. */
export const formatPrice = (cents: number): string => formatMoney(cents, { whole: cents % 100 === 0 });
