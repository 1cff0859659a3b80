import type { FastifyRequest } from 'fastify';
import type { FoundPage } from '../document/page-paths.js';
import type { LiveSite } from '../document/site.js';
import { chooseVariant, type ChosenVariant } from './choose-variant.js';

/**
 * `countryHeader` is the header in which a proxy in front names the country; `isTried` while some visitors get another build.
 */
export function choosePageVariant(
  site: LiveSite,
  { page }: FoundPage,
  request: FastifyRequest,
  { countryHeader, isTried }: { countryHeader: string | undefined; isTried: boolean },
): ChosenVariant | undefined {
  const experiment = site.builds[page.owner]?.experiments.find(({ path }) => path === page.path);
  if (!experiment) return undefined;
  const country = countryHeader ? request.headers[countryHeader] : undefined;
  const visit = {
    headers: request.headers,
    country: typeof country === 'string' && /^[A-Za-z]{2}$/.test(country) ? country : undefined,
    query: new URL(request.raw.url ?? '/', 'http://gateway').searchParams,
    isHttps: request.protocol === 'https',
    isTried,
  };
  return chooseVariant(experiment, visit, new Date());
}
