import { joinWords } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { Snack } from '@landsea/contracts/catalogue';
import type { Traveler } from '@landsea/contracts/trip';
import { makeConflict, type DayConflict } from './conflict.js';
import type { DayContext } from '../day-context.js';
import { findAttraction } from '../stops/day-entries.js';
import { takesPart } from '../stops/stop-people.js';
import type { PlannedItem } from './planned-items.js';

type DietTag = Snack['diet'][number];

const dietWords: readonly (readonly [DietTag, RegExp])[] = [
  ['vegan', /\bvegan\b/i],
  ['vegetarian', /\bvegetarian\b/i],
  ['gluten-free', /\b(gluten|c(o)?eliac|wheat)\b/i],
  ['dairy-free', /\b(dairy|lactose|milk)\b/i],
  ['nut-free', /\b(pea|tree )?nuts?\b/i],
];

export const dietTags = dietWords.map(([tag]) => tag);

export const listDiets = ({ dietaryNotes }: Pick<Traveler, 'dietaryNotes'>): DietTag[] =>
  dietWords.filter(([, words]) => words.test(dietaryNotes ?? '')).map(([tag]) => tag);

/** Vegan implies vegetarian and dairy-free. */
export const suitsDiet = ({ diet }: Pick<Snack, 'diet'>, tag: DietTag): boolean =>
  diet.includes(tag) || (diet.includes('vegan') && (tag === 'vegetarian' || tag === 'dairy-free'));

export const listUnlistedDiets = (snacks: readonly Pick<Snack, 'diet'>[]): DietTag[] =>
  dietTags.filter((tag) => !snacks.some((snack) => suitsDiet(snack, tag)));

/** Source: the catalog's `hasStairs`. */
export const findMissingRamps = (
  planned: readonly PlannedItem[],
  { people, catalogue }: DayContext,
): DayConflict[] =>
  planned.flatMap(({ item, known }) => {
    if (!findAttraction(known, catalogue)?.hasStairs) return [];
    const out = people.filter((person) => person.pace === 'wheelchair' && takesPart(item, person));
    if (out.length === 0) return [];
    const sentence = `${item.title} is all stairs, with no way around for ${joinWords(out.map(({ name }) => name))}.`;
    const without = out.map(({ id, name }) => id ?? name);
    return [makeConflict('stairs', [item], sentence, { personId: out[0]?.id ?? null, without })];
  });

const unlistedDiet = (
  person: Traveler,
  snacks: readonly DayItem[],
  unlisted: readonly DietTag[],
): DayConflict[] => {
  const wanted = listDiets(person).filter((tag) => unlisted.includes(tag));
  const theirs = snacks.filter((item) => takesPart(item, person));
  if (wanted.length === 0 || theirs.length === 0) return [];
  const sentence = `No snack in the parks is listed as ${joinWords(wanted, 'or')}: ask before ${person.name} has any.`;
  return [makeConflict('diet', theirs, sentence, { severity: 'warning', personId: person.id ?? null })];
};

/** The list may be incomplete, so it is a warning. */
export const findDietConflicts = (
  planned: readonly PlannedItem[],
  { people, catalogue }: DayContext,
): DayConflict[] => {
  const snacks = planned.flatMap(({ item, known }) =>
    known?.list === 'snacks' ? [{ item, entry: known.entry }] : [],
  );
  const unlisted = listUnlistedDiets(catalogue.snacks);
  return people.flatMap((person) => [
    ...unlistedDiet(
      person,
      snacks.map(({ item }) => item),
      unlisted,
    ),
    ...snacks.flatMap(({ item, entry }) => {
      const missing = listDiets(person).filter((tag) => !unlisted.includes(tag) && !suitsDiet(entry, tag));
      if (missing.length === 0 || !takesPart(item, person)) return [];
      const sentence = `${item.title} is not listed as ${missing.join(' and ')}: ask before ${person.name} has it.`;
      return [makeConflict('diet', [item], sentence, { severity: 'warning', personId: person.id ?? null })];
    }),
  ]);
};
