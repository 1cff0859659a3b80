/** Countries whose law asks for consent before a visit is measured: the EEA, the United Kingdom and Switzerland. */
const asks = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** The region of the first language that a browser names, such as US of `en-US,en;q=0.9`. */
const regionOf = (acceptLanguage: string | undefined): string | undefined =>
  /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})\b/.exec(acceptLanguage ?? '')?.[1];

/**
 * True when this visitor must agree before being measured. The country is what a proxy in front says (`COUNTRY_HEADER`), else
 * the region of the preferred language; a visitor of whom neither is known must agree.
 */
export const needsConsent = (country: string | undefined, acceptLanguage: string | undefined): boolean => {
  const region = country?.toUpperCase() ?? regionOf(acceptLanguage);
  return region === undefined || asks.has(region);
};
