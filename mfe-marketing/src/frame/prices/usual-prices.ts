import { salePrices, hashSaleVersion, type Prices } from '@landsea/contracts/billing';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' as const });

/** These are sold unless an operator chose otherwise; a page fetches again when it opens. */
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

export const pricesBySale: Readonly<Record<string, Prices>> = Object.fromEntries(
  waysToSell.map((prices) => [hashSaleVersion(prices), prices]),
);
