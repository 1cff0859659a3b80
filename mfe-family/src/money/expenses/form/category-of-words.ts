import type { BudgetCategory } from '@landsea/contracts/money';

/** Narrow terms come first: a "snack lunch" is a snack, "park parking" a way to get there. */
const words: readonly [BudgetCategory, RegExp][] = [
  ['lightning-lane', /lightning|multi ?pass|single ?pass|premier ?pass/],
  ['photopass', /photo ?pass|memory maker|photo package/],
  [
    'transportation',
    /parking|uber|lyft|taxi|\bcab\b|shuttle|flights?\b|airfare|airport|\bgas\b|\btolls?\b|rental car|train\b|\bbus\b/,
  ],
  ['park-tickets', /park tickets?|tickets? to|park hopper|admission/],
  ['excursions-experiences', /excursion|snorkel|shore|parasail|\btour\b|cabana/],
  ['snacks-sips', /snack|popcorn|churro|ice cream|dole whip|pretzel|mickey bar|coffee|starbucks|\bdrinks?\b/],
  ['dining', /breakfast|brunch|lunch|dinner|restaurant|pizza|buffet/],
  ['misc', /souvenir|t-?shirts?\b|\bears\b|gift|laundry|sunscreen|\btoys?\b|plush|poncho|\btips?\b/],
];

export const guessCategoryFromWords = (what: string): BudgetCategory | undefined =>
  words.find(([, pattern]) => pattern.test(what.toLowerCase()))?.[0];
