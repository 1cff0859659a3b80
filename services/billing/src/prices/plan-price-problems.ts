import type { Stripe } from 'stripe';

export function planPriceProblems(
  price: Pick<Stripe.Price, 'active' | 'type' | 'currency' | 'unit_amount' | 'recurring'>,
  cents: number,
): string[] {
  const { recurring } = price;
  const checks: [string, boolean][] = [
    ['it is not active', price.active],
    ['it is not recurring', price.type === 'recurring'],
    ['it is not by the month', recurring?.interval === 'month' && recurring.interval_count === 1],
    ['it is metered', recurring === null || recurring.usage_type === 'licensed'],
    [`its currency is ${price.currency}, not usd`, price.currency === 'usd'],
    [`its amount is ${price.unit_amount}, not ${cents}`, price.unit_amount === cents],
  ];
  return checks.filter(([, holds]) => !holds).map(([problem]) => problem);
}
