import type { EstimateChoices, EstimateLine } from '@landsea/contracts/money';
import { placeMatcher } from '../catalogue/place-matcher.js';
import { findPort } from '../catalogue/port-names.js';
import { isInSeason } from '../catalogue/seasons.js';
import { getAgeOn, getTicketAge } from '../trip/guests.js';
import type { Sailing } from '@landsea/contracts/trip';
import type { PriceBook } from './price-book.js';
import { fareLevels, type FareLevel, type PriceRange, type SailingFares } from '@landsea/contracts/estimate';
import { shipList } from '../catalogue/ship-names.js';
import { countStaterooms, nameStaterooms } from './choice-names.js';
import type { EstimateFacts } from './estimate-facts.js';
import { formatDollars, estimateLine, pluralize } from './estimate-line.js';
import { fixPrice, sumOfPrices, multiplyRange } from './season-prices.js';

/** The first two guests of a stateroom pay the full fare. */
const FULL_FARES = 2;

/** Source: the cruise line's fares of 2026. */
const ADULT_AT_SEA = 13;

const shipNamed = placeMatcher(shipList);

/** Fares of the ship and home port, of the nearest length. */
const faresFor = (sailing: Sailing, { prices, ports }: PriceBook): SailingFares | undefined => {
  const ship = shipNamed(sailing.ship)?.id;
  const home = findPort(sailing.ports[0]?.port ?? '', ports)?.id;
  const { fares } = prices.cruise;
  const ofHome = fares.filter(({ homePortIds }) => home !== undefined && homePortIds.includes(home));
  const isOfShip = (each: SailingFares) => ship === undefined || each.ships.includes(ship);
  const anywhere = fares.filter((each) => each.homePortIds.length === 0);
  const candidates = [ofHome.filter(isOfShip), ofHome, anywhere.filter(isOfShip), fares.filter(isOfShip)];
  const distance = ({ nights }: SailingFares) => Math.abs(nights - sailing.nights);
  return candidates.find(({ length }) => length > 0)?.toSorted((a, b) => distance(a) - distance(b))[0];
};

const atLevel = ({ levels }: SailingFares, level: FareLevel) => {
  const wanted = fareLevels.indexOf(level);
  const [nearest] = fareLevels
    .filter((each) => levels[each] !== undefined)
    .toSorted((a, b) => Math.abs(fareLevels.indexOf(a) - wanted) - Math.abs(fareLevels.indexOf(b) - wanted));
  return nearest && levels[nearest];
};

const levelOn = (date: string, { prices }: PriceBook): FareLevel =>
  prices.cruise.seasons.find((season) => isInSeason(season, date))?.level ?? 'typical';

const belowLevel = (level: FareLevel): FareLevel =>
  fareLevels[Math.max(0, fareLevels.indexOf(level) - 1)] ?? level;

interface Berths {
  full: number;
  third: Record<'adult' | 'child' | 'infant', number>;
}

/** The eldest two of each stateroom; others pay by age on embarkation. */
const berthsOf = ({ party }: EstimateFacts, sailing: Sailing, staterooms: number): Berths => {
  const eldestFirst = party.map((person) => getAgeOn(person, sailing.embarkationDate)).sort((a, b) => b - a);
  const full = Math.min(party.length, FULL_FARES * staterooms);
  const third = { adult: 0, child: 0, infant: 0 };
  for (const age of eldestFirst.slice(full)) {
    third[age >= ADULT_AT_SEA ? 'adult' : getTicketAge(age) === 'free' ? 'infant' : 'child'] += 1;
  }
  return { full, third };
};

const fareLine = (
  facts: EstimateFacts,
  sailing: Sailing,
  stateroom: EstimateChoices['stateroom'],
  book: PriceBook,
) => {
  const table = faresFor(sailing, book);
  if (!table) return [];
  const { cruise } = book.prices;
  const staterooms = countStaterooms(facts.party.length, stateroom);
  const { full, third } = berthsOf(facts, sailing, staterooms);
  const perNight = sailing.nights / table.nights;
  const fareFactor = full === 1 ? cruise.soloFareFactor : full;
  const total = (level: FareLevel): number => {
    const fares = atLevel(table, level);
    if (!fares) return 0;
    const lower =
      third.adult * fares.third.adult + third.child * fares.third.child + third.infant * fares.third.infant;
    return (fareFactor * fares[stateroom] + lower) * perNight;
  };
  const taxes = table.taxes * perNight * facts.party.length;
  const level = levelOn(sailing.embarkationDate, book);
  const typical = total(level);
  const range: PriceRange = {
    low: Math.min(typical, total(belowLevel(level))) + taxes,
    typical: typical + taxes,
    high: typical * (1 + cruise.chosenCategoryPercent / 100) + taxes,
  };
  const fare = (atLevel(table, level)?.[stateroom] ?? 0) * perNight;
  const lowerFares = facts.party.length - full;
  const basis = [
    `${pluralize(facts.party.length, 'guest')}${staterooms > 1 ? ` in ${staterooms} staterooms` : ''} × ${pluralize(sailing.nights, 'night')}`,
    full === 1
      ? `a stateroom alone is about ${formatDollars(fare * cruise.soloFareFactor)}`
      : `about ${formatDollars(fare)} for each of the first ${full}`,
    ...(lowerFares > 0
      ? [`${pluralize(lowerFares, 'lower fare')} for the ${lowerFares === 1 ? 'other' : 'others'}`]
      : []),
    `${formatDollars(taxes)} taxes and port fees`,
  ].join(', ');
  return estimateLine('cruise-fare', nameStaterooms(staterooms, stateroom), basis, range, cruise);
};

const gratuityLine = (
  { party }: EstimateFacts,
  { nights }: Sailing,
  { stateroom }: EstimateChoices,
  { prices }: PriceBook,
) => {
  const cents = prices.gratuities[stateroom === 'concierge' ? 'concierge' : 'standard'];
  const basis = `${pluralize(party.length, 'guest')} × ${pluralize(nights, 'night')}, $${(cents / 100).toFixed(2)} each a night at any age`;
  const total = fixPrice(cents * party.length * nights);
  return estimateLine('cruise-fare', 'Crew gratuities', basis, total, prices.gratuities);
};

/** Beach and lunch of the line's own islands are included. */
const excursionLine = (
  { guestsOn, portDays }: EstimateFacts,
  { prices, ports }: PriceBook,
): EstimateLine[] => {
  const { excursion } = prices;
  const paid = portDays.filter(({ place }) => !findPort(place ?? '', ports)?.ownIsland);
  const costs = paid.flatMap(({ date }) => {
    const { adults, children } = guestsOn(date);
    return [multiplyRange(excursion.adult, adults), multiplyRange(excursion.child, children)];
  });
  const basis = `${pluralize(paid.length, 'port')}, about ${formatDollars(excursion.adult.typical)} a guest and ${formatDollars(excursion.child.typical)} a child of 3 to 9`;
  return estimateLine('excursions-experiences', 'Port excursions', basis, sumOfPrices(costs), excursion);
};

export const listSeaLines = (
  facts: EstimateFacts,
  choices: EstimateChoices,
  book: PriceBook,
): EstimateLine[] =>
  facts.sailing
    ? [
        ...fareLine(facts, facts.sailing, choices.stateroom, book),
        ...gratuityLine(facts, facts.sailing, choices, book),
        ...excursionLine(facts, book),
      ]
    : [];
