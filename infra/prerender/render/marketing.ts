import { toNav } from '@landsea/web-kit/pages';
import { prepareStore } from '../../../mfe-marketing/src/build-time-data';
import { pages } from '../../../mfe-marketing/src/pages';
import { makeRoutes } from '../../../mfe-marketing/src/routes';
import { pricesBySale } from '../../../mfe-marketing/src/frame/prices/usual-prices';
import attractions from '../../../services/trips/src/catalogue/data/attractions.json';
import hotels from '../../../services/trips/src/catalogue/data/hotels.json';
import calendar from '../../../services/trips/src/catalogue/data/park-calendar.json';
import prices from '../../../services/trips/src/catalogue/data/prices.json';
import travel from '../../../services/trips/src/catalogue/data/travel.json';
import { prerenderPart, type PrerenderedPart } from './prerender-part';

/** As HTML, the page with the prices says what is on sale: the gateway chooses. Scripts need no such versions. */
const pagesBySale = pages.map((page) =>
  page.name === 'Pricing'
    ? { ...page, variants: Object.fromEntries(Object.keys(pricesBySale).map((sale) => [sale, page.page])) }
    : page,
);

export const prerenderSite = (): Promise<PrerenderedPart> =>
  prerenderPart({
    pages: pagesBySale,
    remote: (variant) => ({
      routes: makeRoutes(pagesBySale.map((page) => ({ ...page, shownVariant: () => variant }))),
      nav: toNav(pages),
    }),
    prepareStore: (store, path, variant) =>
      prepareStore(store, { path, variant }, { attractions, calendar, hotels, prices, travel }),
  });
