import { pages } from '../../../shell/src/pages';
import { prerenderPart, type PrerenderedPart } from './prerender-part';

/** The ways in. What an emailed link opens depends on its token. */
export const prerenderSite = (): Promise<PrerenderedPart> =>
  prerenderPart({ pages: pages.filter(({ unlisted }) => !unlisted) });
