import type { Stripe } from 'stripe';

export function findTripPriceProblems(
  price: Pick<Stripe.Price, 'active' | 'type' | 'currency' | 'unit_amount'>,
  cents: number,
): string[] {
  const checks: [string, boolean][] = [
    ['it is not active', price.active],
    ['it is not one-time', price.type === 'one_time'],
    [`its currency is ${price.currency}, not usd`, price.currency === 'usd'],
    [`its amount is ${price.unit_amount}, not ${cents}`, price.unit_amount === cents],
  ];
  return checks.filter(([, holds]) => !holds).map(([problem]) => problem);
}
