import { parkIds, type ParkId } from '@landsea/contracts/catalogue';
import type { EstimateChoices, EstimateLine, LightningLanePlan } from '@landsea/contracts/money';
import type { PriceBook } from './price-book.js';
import type { PriceRange } from '@landsea/contracts/estimate';
import { laneNames } from './choice-names.js';
import type { EstimatedDay, EstimateFacts } from './estimate-facts.js';
import { formatDollarRange, estimateLine, pluralize } from './estimate-line.js';
import {
  fixPrice,
  getSeasonLevel,
  priceAt,
  sumOfPrices,
  multiplyRange,
  getTaxFactor,
  getYearFactor,
} from './season-prices.js';

/** The photo pass is worth it from these park days and guests on. */
const [PHOTO_DAYS, PHOTO_GUESTS] = [3, 2];

const over3 = ({ guestsOn }: EstimateFacts, { date }: EstimatedDay): number => {
  const { adults, children } = guestsOn(date);
  return adults + children;
};

interface DailyCost {
  category: EstimateLine['category'];
  label: string;
  days: readonly EstimatedDay[];
  dayNames: readonly [one: string, many: string];
  guestNames: readonly [one: string, many: string];
  guests: (day: EstimatedDay) => number;
  /** Cents. */
  price: (day: EstimatedDay) => PriceRange;
  origin: { asOf: string; source: string };
}

const dailyLine = ({ category, label, days, dayNames, guestNames, guests, price, origin }: DailyCost) => {
  const paid = days.filter((day) => guests(day) > 0);
  if (paid.length === 0) return [];
  const counts = paid.map(guests);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const who = `${least === most ? '' : `${least} to `}${pluralize(most, ...guestNames)}`;
  const prices = paid.map(price);
  const each = formatDollarRange(prices.map(({ typical }) => typical));
  const basis = `${who} × ${pluralize(paid.length, ...dayNames)}, typically ${each} each a day`;
  const total = sumOfPrices(prices.map((range, index) => multiplyRange(range, counts[index] ?? 0)));
  return estimateLine(category, label, basis, total, origin);
};

const parkDay = ['park day', 'park days'] as const;
const landDay = ['day on land', 'days on land'] as const;
const over3Names = ['guest age 3+', 'guests age 3+'] as const;

const mealLines = (
  facts: EstimateFacts,
  { dining }: EstimateChoices,
  { prices }: PriceBook,
): EstimateLine[] => {
  const { meals, snacks, taxes } = prices;
  const taxed = (range: PriceRange) => (day: EstimatedDay) =>
    multiplyRange(range, getTaxFactor(taxes.foodPercent) * getYearFactor(day.date, prices));
  const meal = { category: 'dining', days: facts.landDays, dayNames: landDay, origin: meals } as const;
  return [
    ...dailyLine({
      ...meal,
      label: 'Meals, ages 10+',
      guestNames: ['adult (10+)', 'adults (10+)'],
      guests: ({ date }) => facts.guestsOn(date).adults,
      price: taxed(meals[dining].adult),
    }),
    ...dailyLine({
      ...meal,
      label: 'Meals, ages 3 to 9',
      guestNames: ['child of 3 to 9', 'children of 3 to 9'],
      guests: ({ date }) => facts.guestsOn(date).children,
      price: taxed(meals[dining].child),
    }),
    ...dailyLine({
      category: 'snacks-sips',
      label: 'Snacks in the parks',
      days: facts.parkDays,
      dayNames: parkDay,
      guestNames: over3Names,
      guests: (day) => over3(facts, day),
      price: taxed(snacks),
      origin: snacks,
    }),
  ];
};

const averageOf = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.length === 0 ? fixPrice(0) : multiplyRange(sumOfPrices(ranges), 1 / ranges.length);

/** The average of several rides with a Single Pass. */
const passesFor = (
  plan: Exclude<LightningLanePlan, 'none'>,
  park: ParkId,
  date: string,
  book: PriceBook,
): PriceRange => {
  const { calendar, singlePassIn } = book;
  const level = getSeasonLevel('ticketLevel', date, book);
  const inPark = (prices: typeof calendar.multiPass) =>
    prices.filter((each) => each.park === park).map(({ cents }) => priceAt(cents, level));
  if (plan === 'premier') return averageOf(inPark(calendar.premierPass));
  const multi = averageOf(inPark(calendar.multiPass));
  if (plan === 'multi') return multi;
  const single = (singlePassIn.get(park) ?? []).map((cents) => priceAt(cents, level));
  return sumOfPrices([multi, averageOf(single)]);
};

/** Passes of the first park of each day, else the average of the four parks. */
const laneLine = (
  facts: EstimateFacts,
  { lightningLane }: EstimateChoices,
  book: PriceBook,
): EstimateLine[] => {
  if (lightningLane === 'none') return [];
  return dailyLine({
    category: 'lightning-lane',
    label: laneNames[lightningLane],
    days: facts.parkDays,
    dayNames: parkDay,
    guestNames: over3Names,
    guests: (day) => over3(facts, day),
    price: ({ date, parks: [first] }) => {
      const passes = (first ? [first] : parkIds).map((park) => passesFor(lightningLane, park, date, book));
      return multiplyRange(averageOf(passes), getYearFactor(date, book.prices));
    },
    origin: book.calendar,
  });
};

const photoLine = ({ party, parkDays }: EstimateFacts, { calendar }: PriceBook): EstimateLine[] =>
  parkDays.length < PHOTO_DAYS || party.length < PHOTO_GUESTS
    ? []
    : estimateLine(
        'photopass',
        'Memory Maker',
        'All photos of the visit, bought before it begins',
        fixPrice(calendar.photos.advance),
        calendar,
      );

export const listParkLines = (
  facts: EstimateFacts,
  choices: EstimateChoices,
  book: PriceBook,
): EstimateLine[] => [
  ...mealLines(facts, choices, book),
  ...laneLine(facts, choices, book),
  ...photoLine(facts, book),
];
