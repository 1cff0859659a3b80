import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { getDateIn } from '@landsea/contracts/core';
import { assignVariant, isRunning, getUnassignedVariant } from '@landsea/rules/experiments';
import {
  CONSENT_COOKIE,
  formatVariant,
  parseVariant,
  VARIANT_COOKIE,
  VISITOR_COOKIE,
  VISITOR_DAYS,
  type ExperimentAudience,
  type Experiment,
} from '@landsea/contracts/experiments';

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
const needsConsent = (country: string | undefined, acceptLanguage: string | undefined): boolean => {
  const region = country?.toUpperCase() ?? regionOf(acceptLanguage);
  return region === undefined || asks.has(region);
};

export interface VisitorRequest {
  headers: IncomingHttpHeaders;
  /** The country that a proxy in front names; undefined where none does. */
  country: string | undefined;
  /** The query of the address holds `utm_campaign`. */
  query: URLSearchParams;
  isHttps: boolean;
  /** True while some visitors get another build of the page: then visitors are counted, too. */
  isTried: boolean;
}

export interface ChosenVariant {
  variant: string;
  /** `Set-Cookie` headers; empty for a visitor who is not counted. */
  cookies: string[];
}

const DAY_SECONDS = 86_400;
const visitorId = /^[\w-]{22}$/;

const cookiesOf = (header: string | undefined): Map<string, string> =>
  new Map(
    (header ?? '').split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
    }),
  );

const isSignedIn = (cookies: Map<string, string>): boolean =>
  cookies.has('landsea_sid') || cookies.has('__Host-landsea_sid');

const isPhone = ({ 'user-agent': agent = '', 'sec-ch-ua-mobile': hint }: IncomingHttpHeaders): boolean =>
  hint === '?1' || /\bMobi/.test(agent);

const isRobot = ({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean =>
  agent === '' || /bot\b|crawler|spider|headless|lighthouse/i.test(agent);

const isInAudience = (
  { device, campaigns }: ExperimentAudience,
  { headers, query }: VisitorRequest,
): boolean => {
  const fitsDevice = device === 'any' || (device === 'phone') === isPhone(headers);
  return fitsDevice && (campaigns.length === 0 || campaigns.includes(query.get('utm_campaign') ?? ''));
};

const mayMeasure = ({ headers, country }: VisitorRequest, cookies: Map<string, string>): boolean => {
  const consent = cookies.get(CONSENT_COOKIE);
  if (consent === 'no' || headers['sec-gpc'] === '1') return false;
  return consent === 'yes' || !needsConsent(country, headers['accept-language']);
};

const cookie = (name: string, value: string, seconds: number, { isHttps }: VisitorRequest): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${isHttps ? '; Secure' : ''}`;

/**
 * Chooses the variant of the experiment for this visit, before anything is painted. Robots, signed-in people, visitors outside the
 * audience and those who cannot be measured see the usual variant and get no cookie.
 */
export function chooseVariant(experiment: Experiment, visit: VisitorRequest, now: Date): ChosenVariant {
  const today = getDateIn(now);
  const cookies = cookiesOf(visit.headers.cookie);
  const known = cookies.get(VISITOR_COOKIE);
  const before = parseVariant(cookies.get(VARIANT_COOKIE) ?? '');
  const tookPart = before?.experiment === experiment.key && before.version === experiment.version;
  const takesPart =
    (isRunning(experiment, today) || visit.isTried) &&
    !isSignedIn(cookies) &&
    !isRobot(visit.headers) &&
    mayMeasure(visit, cookies) &&
    (tookPart || isInAudience(experiment.audience, visit));
  if (!takesPart) {
    // The page draws what the cookie says, so one that does not hold any more has to go.
    const stale = before?.experiment === experiment.key ? [cookie(VARIANT_COOKIE, '', 0, visit)] : [];
    return { variant: getUnassignedVariant(experiment, today), cookies: stale };
  }

  const id = known && visitorId.test(known) ? known : randomBytes(16).toString('base64url');
  const variant = isRunning(experiment, today)
    ? assignVariant(experiment, id)
    : getUnassignedVariant(experiment, today);
  const shown = formatVariant({ experiment: experiment.key, version: experiment.version, variant });
  const seconds = VISITOR_DAYS * DAY_SECONDS;
  return {
    variant,
    cookies: [
      `${cookie(VISITOR_COOKIE, id, seconds, visit)}; HttpOnly`,
      cookie(VARIANT_COOKIE, shown, seconds, visit),
    ],
  };
}
