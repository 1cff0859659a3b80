import type { Prices } from '@landsea/contracts/billing';
import { salePrices, saleVersion } from '@landsea/contracts/billing';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' as const });

/** What is sold unless an operator chose otherwise; a page asks again when it is opened. */
export const usualPrices: Prices = {
  tripUnlock: usd(salePrices.trip),
  proMonthly: usd(salePrices.pro),
  agentMonthly: usd(salePrices.agent),
  trialDays: 7,
  agentPlan: 'available',
};

const byTheMonth = { proMonthly: usualPrices.proMonthly, agentMonthly: usualPrices.agentMonthly };
const later = { agentMonthly: null, agentPlan: 'coming-soon' } as const;
const none = { tripUnlock: null, proMonthly: null, agentMonthly: null };

/** Every way in which an operator can sell: `PRICING` and `AGENT_PLAN` of billing. */
const waysToSell: readonly Prices[] = [
  usualPrices,
  { ...usualPrices, ...later },
  { ...usualPrices, ...none, tripUnlock: usualPrices.tripUnlock },
  { ...usualPrices, ...none, ...later, tripUnlock: usualPrices.tripUnlock },
  { ...usualPrices, ...none, ...byTheMonth },
  { ...usualPrices, ...none, ...byTheMonth, ...later },
];

/** What is sold, by the name of the page's version that says so. */
export const pricesBySale: Readonly<Record<string, Prices>> = Object.fromEntries(
  waysToSell.map((prices) => [saleVersion(prices), prices]),
);
