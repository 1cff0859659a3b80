import type { DayItem } from '../../planning/day-items.js';
import type { Snack } from '../../catalogue/food.js';
import type { Traveler } from '../../trip/trips.js';
import { conflict, type DayConflict } from './conflict.js';
import type { DayContext } from '../day-context.js';
import { attractionOf } from '../stops/day-entries.js';
import { takesPart } from '../stops/stop-people.js';
import type { PlannedItem } from './planned-items.js';

type DietTag = Snack['diet'][number];

/** What dietary notes ask for, by the words that people use. */
const dietWords: readonly (readonly [DietTag, RegExp])[] = [
  ['vegan', /\bvegan\b/i],
  ['vegetarian', /\bvegetarian\b/i],
  ['gluten-free', /\b(gluten|c(o)?eliac|wheat)\b/i],
  ['dairy-free', /\b(dairy|lactose|milk)\b/i],
  ['nut-free', /\b(pea|tree )?nuts?\b/i],
];

/** The diets that a person's notes name, such as `gluten-free` for "Celiac". */
export const dietsOf = ({ dietaryNotes }: Pick<Traveler, 'dietaryNotes'>): DietTag[] =>
  dietWords.filter(([, words]) => words.test(dietaryNotes ?? '')).map(([tag]) => tag);

/** Whether a snack is listed for a diet; a vegan one is vegetarian and dairy-free, too. */
export const suitsDiet = ({ diet }: Pick<Snack, 'diet'>, tag: DietTag): boolean =>
  diet.includes(tag) || (diet.includes('vegan') && (tag === 'vegetarian' || tag === 'dairy-free'));

/** The diets that no snack of a list is listed for, so that nothing is known about them. */
export const unlistedDiets = (snacks: readonly Pick<Snack, 'diet'>[]): DietTag[] =>
  dietWords.map(([tag]) => tag).filter((tag) => !snacks.some((snack) => suitsDiet(snack, tag)));

/** What only stairs lead through, planned for a person in a wheelchair or scooter. Source: the catalog's `hasStairs`. */
export const withoutRamps = (
  planned: readonly PlannedItem[],
  { people, catalogue }: DayContext,
): DayConflict[] =>
  planned.flatMap(({ item, known }) => {
    if (!attractionOf(known, catalogue)?.hasStairs) return [];
    const out = people.filter((person) => person.pace === 'wheelchair' && takesPart(item, person));
    if (out.length === 0) return [];
    const sentence = `${item.title} is all stairs, with no way around for ${and.format(out.map(({ name }) => name))}.`;
    const without = out.map(({ id, name }) => id ?? name);
    return [conflict('stairs', [item], sentence, { personId: out[0]?.id ?? null, without })];
  });

const and = new Intl.ListFormat('en-US');
const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What a person's notes ask for and no snack of the catalog is listed for, said once for all of the day's snacks. */
const unlistedDiet = (
  person: Traveler,
  snacks: readonly DayItem[],
  unlisted: readonly DietTag[],
): DayConflict[] => {
  const wanted = dietsOf(person).filter((tag) => unlisted.includes(tag));
  const theirs = snacks.filter((item) => takesPart(item, person));
  if (wanted.length === 0 || theirs.length === 0) return [];
  const sentence = `No snack in the parks is listed as ${or.format(wanted)}: ask before ${person.name} has any.`;
  return [conflict('diet', theirs, sentence, { severity: 'warning', personId: person.id ?? null })];
};

/**
 * Snacks that are not listed as what a person's dietary notes ask for. The list may be incomplete, so it is a warning; what no
 * snack at all is listed for is said once.
 */
export const againstDiets = (
  planned: readonly PlannedItem[],
  { people, catalogue }: DayContext,
): DayConflict[] => {
  const snacks = planned.flatMap(({ item, known }) =>
    known?.list === 'snacks' ? [{ item, entry: known.entry }] : [],
  );
  const unlisted = unlistedDiets(catalogue.snacks);
  return people.flatMap((person) => [
    ...unlistedDiet(
      person,
      snacks.map(({ item }) => item),
      unlisted,
    ),
    ...snacks.flatMap(({ item, entry }) => {
      const missing = dietsOf(person).filter((tag) => !unlisted.includes(tag) && !suitsDiet(entry, tag));
      if (missing.length === 0 || !takesPart(item, person)) return [];
      const sentence = `${item.title} is not listed as ${missing.join(' and ')}: ask before ${person.name} has it.`;
      return [conflict('diet', [item], sentence, { severity: 'warning', personId: person.id ?? null })];
    }),
  ]);
};
