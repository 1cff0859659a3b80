/**
 * US cents: one trip once, Pro and Agent a month. The only place of an amount; the service refuses a
 * different Stripe price.
 */
export const salePrices = { trip: 3900, pro: 999, agent: 2900 } as const;

/** `$39` for whole dollars, `$9.99` for others. */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
