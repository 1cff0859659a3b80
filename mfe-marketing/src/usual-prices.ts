import type { Prices } from '@landsea/contracts/billing';
import { salePrices } from '@landsea/contracts/billing';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' as const });

/** What is sold unless an operator chose otherwise; a page asks again when it is opened. */
export const usualPrices: Prices = {
  tripUnlock: usd(salePrices.trip),
  proMonthly: usd(salePrices.pro),
  agentMonthly: usd(salePrices.agent),
  trialDays: 7,
  agentPlan: 'available',
};
