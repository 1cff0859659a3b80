import { guessCategoryFromWords } from './category-of-words';

it.each([
  ['Airport parking', 'transportation'],
  ['Gas', 'transportation'],
  ['Churros', 'snacks-sips'],
  ['Lunch at Sleepy Hollow', 'dining'],
  ['Memory Maker', 'photopass'],
  ['Park tickets, deposit', 'park-tickets'],
  ['Mickey ears', 'misc'],
  ['Snorkel gear in Nassau', 'excursions-experiences'],
  ['Multi Pass for Sunday', 'lightning-lane'],
])('puts “%s” into %s', (what, category) => {
  expect(guessCategoryFromWords(what)).toBe(category);
});

it.each(['', 'Deposit', 'Gaston’s', 'Years ago'])('says nothing of “%s”', (what) => {
  expect(guessCategoryFromWords(what)).toBeUndefined();
});
