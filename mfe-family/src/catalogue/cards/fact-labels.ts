import { joinWords } from '@landsea/contracts/core';
import type {
  Attraction,
  AttractionFacts,
  CharacterMeet,
  Restaurant,
  RestaurantFacts,
  Show,
  Snack,
  SnackFacts,
} from '@landsea/contracts/catalogue';
import { formatMoney } from '@landsea/web-kit';

export type Fact = [name: string, text: string];

const known = (facts: readonly [string, string | null | undefined][]): Fact[] =>
  facts.flatMap(([name, text]) => (text ? [[name, text]] : []));
const sentence = (words: readonly string[]): string => {
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const traitWords = {
  dark: 'dark',
  drops: 'with a drop',
  loud: 'loud',
  spins: 'spins',
  wet: 'you get wet',
  splashes: 'a few splashes',
  simulator: 'motion simulator',
} as const;
const calmness = ['Calm', 'Mild', 'Lively', 'Strong', 'Very strong'] as const;
const bestTimes = {
  opening: 'Right after opening',
  late: 'Late in the evening',
  'with-lane': 'With a Lightning Lane',
} as const;

const laneText = ({ product, tier }: Attraction['lane']): string =>
  product === 'none'
    ? 'None'
    : product === 'single'
      ? 'Single Pass'
      : `Multi Pass${tier ? `, tier ${tier}` : ''}`;

const experience = (facts: AttractionFacts | undefined): [string, string | null | undefined][] => [
  [
    'Feels',
    facts &&
      sentence([calmness[facts.intensity - 1] ?? 'Mild', ...facts.traits.map((trait) => traitWords[trait])]),
  ],
  ['May be scary', facts?.scaryFor ? sentence([facts.scaryFor]) : null],
  [
    'Best time',
    facts?.bestTime && facts.bestTime in bestTimes
      ? bestTimes[facts.bestTime as keyof typeof bestTimes]
      : null,
  ],
  ['Tip', facts?.tip],
];

export const listRideFacts = (ride: Attraction, facts: AttractionFacts | undefined): Fact[] =>
  known([
    ['Length', `${ride.minutes} min, ${ride.indoors ? 'indoors' : 'outdoors'}`],
    ['Lightning Lane', laneText(ride.lane)],
    [
      'Lines',
      [ride.singleRider ? 'single rider' : '', ride.riderSwitch ? 'rider switch' : '']
        .filter(Boolean)
        .join(', '),
    ],
    ...experience(facts),
  ]);

export const listShowFacts = (show: Show, facts: AttractionFacts | undefined): Fact[] =>
  known([
    ['Length', `${show.minutes} min`],
    ['Be there', show.arriveBeforeMinutes > 0 ? `${show.arriveBeforeMinutes} min before` : null],
    ['Lightning Lane', show.lane.product === 'none' ? null : laneText(show.lane)],
    ...experience(facts),
  ]);

const cents = (range: { from: number; to: number }): string =>
  range.from === range.to
    ? formatMoney(range.from, { whole: true })
    : `${formatMoney(range.from, { whole: true })} to ${formatMoney(range.to, { whole: true })}`;

export const listRestaurantFacts = (place: Restaurant, facts: RestaurantFacts | undefined): Fact[] =>
  known([
    ['Serves', sentence(place.meals)],
    ['Kitchen', place.cuisine],
    [
      'Price',
      place.fixedPrice
        ? `${cents(place.fixedPrice.adult)} an adult${place.fixedPrice.child ? `, ${cents(place.fixedPrice.child)} a child` : ''}`
        : '$'.repeat(place.priceTier),
    ],
    ['Known for', facts && facts.dishes.length > 0 ? joinWords(facts.dishes) : null],
    ['Characters', place.characters.length > 0 ? joinWords(place.characters) : null],
    ['With children', facts && facts.kids >= 4 ? 'Works well with children' : null],
    [
      'Booking',
      place.takesReservations
        ? facts?.demand && facts.demand >= 4
          ? 'Hard to get: book 60 days ahead'
          : 'Takes reservations'
        : place.mobileOrder
          ? 'Mobile order'
          : null,
    ],
  ]);

export const listSnackFacts = (snack: Snack, facts: SnackFacts | undefined): Fact[] =>
  known([
    ['Price', snack.priceCents === null ? null : formatMoney(snack.priceCents)],
    ['Where', snack.restaurant],
    [
      'Usually contains',
      facts?.allergens && facts.allergens.length > 0
        ? `${sentence(facts.allergens)}. Always ask a cast member about allergies.`
        : null,
    ],
  ]);

export const listMeetFacts = (meet: CharacterMeet): Fact[] =>
  known([
    ['Who', joinWords(meet.characters)],
    ['Note', meet.hoursNote ?? meet.note],
  ]);
