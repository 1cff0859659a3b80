import type { Snack } from '../../catalogue/food.js';
import type { Traveler } from '../../trip/trips.js';
import { conflict, type DayConflict } from './conflict.js';
import type { DayContext } from '../day-context.js';
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

/** Snacks that are not listed as what a person's dietary notes ask for. The list may be incomplete, so it is a warning. */
export const againstDiets = (planned: readonly PlannedItem[], { people }: DayContext): DayConflict[] =>
  planned.flatMap(({ item, known }) => {
    if (known?.list !== 'snacks') return [];
    return people
      .filter((person) => takesPart(item, person))
      .flatMap((person) => {
        const missing = dietsOf(person).filter((tag) => !suitsDiet(known.entry, tag));
        if (missing.length === 0) return [];
        const sentence = `${item.title} is not listed as ${missing.join(' and ')}: ask before ${person.name} has it.`;
        return [conflict('diet', [item], sentence, { severity: 'warning', personId: person.id ?? null })];
      });
  });
