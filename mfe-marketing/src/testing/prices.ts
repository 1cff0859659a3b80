import { Prices } from '@landsea/contracts/billing';

export const usd = (amountCents: number) => ({ amountCents, currency: 'usd' });

export const prices = Prices.parse({
  tripUnlock: usd(3900),
  proMonthly: usd(999),
  agentMonthly: usd(2900),
  trialDays: 7,
  agentPlan: 'available',
});

/** The agents' plan is still to come. */
export const pricesForFamilies: Prices = { ...prices, agentMonthly: null, agentPlan: 'coming-soon' };
