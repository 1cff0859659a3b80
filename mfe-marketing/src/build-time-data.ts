import type { AppStore } from '@landsea/web-kit';
import { heightListOf } from './guides/tools/heights/height-list';
import { attractionsIn, toolsApi } from './guides/tools/tools-api';
import { pricesApi } from './prices-api';
import { usualPrices } from './usual-prices';

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
