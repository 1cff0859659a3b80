import type { Prices } from '@landsea/contracts/billing';
import { salePrices } from '@landsea/contracts/billing';
import type { AppStore } from '@landsea/web-kit';
import { pricesApi } from './prices-api';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' as const });

/** What is sold unless an operator chose otherwise; a page asks again when it is opened. */
const usualPrices: Prices = {
  tripUnlock: usd(salePrices.trip),
  proMonthly: usd(salePrices.pro),
  agentMonthly: usd(salePrices.agent),
  trialDays: 7,
  agentPlan: 'available',
};

/** Puts into the store what the pages ask first, so that they are drawn with it when they become HTML. */
export const prepareStore = ({ dispatch }: AppStore): Promise<unknown> =>
  dispatch(pricesApi.util.upsertQueryData('getPrices', undefined, usualPrices));
