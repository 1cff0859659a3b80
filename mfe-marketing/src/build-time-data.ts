import { Travel } from '@landsea/contracts/catalogue';
import { PricedCatalogue } from '@landsea/contracts/estimate';
import { answerOf, type AppStore } from '@landsea/web-kit';
import { guideApi } from './guides/guide-api';
import { makeHeightList } from './guides/tools/heights/height-list';
import { pickHotelPart } from './guides/resorts/hotel-part';
import { readAttractions, toolsApi } from './guides/tools/tools-api';
import { pickParkWays } from './guides/transportation/park-ways';
import { pricesApi } from './frame/prices/prices-api';
import { pricesBySale, usualPrices } from './frame/prices/usual-prices';

export interface ShippedLists {
  attractions: unknown;
  travel: unknown;
  hotels: unknown;
  prices: unknown;
  calendar: unknown;
}

/** Fills the store with the page's first queries, so that prerendered HTML contains their data. */
export const prepareStore = async (
  { dispatch }: AppStore,
  { path, variant }: { path: string; variant: string },
  { attractions, travel, hotels, prices, calendar }: ShippedLists,
): Promise<void> => {
  const sold = pricesBySale[variant] ?? usualPrices;
  await dispatch(pricesApi.util.upsertQueryData('getPrices', undefined, sold));
  if (path === '/tools/heights') {
    const list = makeHeightList(readAttractions({ entries: attractions }));
    await dispatch(toolsApi.util.upsertQueryData('getHeightList', undefined, list));
  }
  if (path === '/resorts') {
    const rest = { singlePassRides: [], ports: [], typicalMeals: [], snackCents: 0 };
    const book = answerOf(PricedCatalogue)({ hotels, prices, calendar, ...rest });
    await dispatch(guideApi.util.upsertQueryData('getHotelPart', undefined, pickHotelPart(book)));
  }
  if (path === '/transportation') {
    const ways = pickParkWays(answerOf(Travel)(travel));
    await dispatch(guideApi.util.upsertQueryData('getParkWays', undefined, ways));
  }
};
