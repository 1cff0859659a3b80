import type { Prices } from '@landsea/contracts/billing';
import { salePrices } from '@landsea/contracts/billing';
import type { AppStore } from '@landsea/web-kit';
import { heightListOf } from './guides/tools/heights/height-list';
import { attractionsIn, toolsApi } from './guides/tools/tools-api';
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

/** Lists of the catalog that ships, as its service answers them. */
export interface ShippedLists {
  attractions: unknown;
}

/** Puts into the store what a page asks first, so that it is drawn with it when it becomes HTML. */
export const prepareStore = async (
  { dispatch }: AppStore,
  path: string,
  { attractions }: ShippedLists,
): Promise<void> => {
  await dispatch(pricesApi.util.upsertQueryData('getPrices', undefined, usualPrices));
  if (path === '/tools/heights') {
    const list = heightListOf(attractionsIn({ entries: attractions }));
    await dispatch(toolsApi.util.upsertQueryData('getHeightList', undefined, list));
  }
};
