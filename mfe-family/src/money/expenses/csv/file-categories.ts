import { budgetCategories, BudgetCategory, budgetCategoryNames } from '@landsea/contracts/money';
import { localMemory } from '@landsea/web-kit';
import { guessCategoryFromWords } from '../form/category-of-words';

const KEY = 'expense_categories';
const DEFAULT_KEY = 'expense_default_category';

/** Keys are lower case. */
export type ChosenCategories = Readonly<Record<string, BudgetCategory>>;

/** Narrow terms come first. */
const words: readonly [BudgetCategory, RegExp][] = [
  ['snacks-sips', /grocer|supermarket|snack|coffee|liquor|alcohol|^drinks?$|^bars?$/],
  ['dining', /food|dining|restaurant|eating|meal|fast.?food|takeout|lebensmittel|essen/],
  ['cruise-fare', /cruise/],
  ['resort-stay', /hotel|lodging|accommodation|motel|rent(?!al car)/],
  [
    'transportation',
    /travel|transport|taxi|parking|\bgas|fuel|airline|plane|flight|\bcar\b|auto|bus\/train|reise/,
  ],
  ['park-tickets', /ticket|admission/],
  ['photopass', /photo/],
  ['excursions-experiences', /entertain|activit|attraction|excursion|recreation|sports|movies|tour/],
];

export const toCategoryKey = (text: string): string => text.trim().toLowerCase();

export const findOwnCategory = (text: string): BudgetCategory | undefined => {
  const plain = toCategoryKey(text);
  return budgetCategories.find((each) => each === plain || budgetCategoryNames[each].toLowerCase() === plain);
};

export const guessCategory = (text: string): BudgetCategory | undefined =>
  words.find(([, pattern]) => pattern.test(toCategoryKey(text)))?.[0] ?? guessCategoryFromWords(text);

/** This browser remembers the choices of earlier imports. */
export const getRememberedCategories = (): ChosenCategories => {
  try {
    const kept: unknown = JSON.parse(localMemory.read(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).flatMap(([name, category]) => {
        const read = BudgetCategory.safeParse(category);
        return read.success ? [[name, read.data]] : [];
      }),
    );
  } catch {
    return {};
  }
};

export const rememberCategories = (chosen: ChosenCategories): void =>
  localMemory.write(KEY, JSON.stringify({ ...getRememberedCategories(), ...chosen }));

/** The category for rows that name none, as it was chosen for the last import. */
export const getRememberedDefault = (): BudgetCategory | undefined =>
  BudgetCategory.safeParse(localMemory.read(DEFAULT_KEY)).data;

export const rememberDefault = (category: BudgetCategory): void => localMemory.write(DEFAULT_KEY, category);
