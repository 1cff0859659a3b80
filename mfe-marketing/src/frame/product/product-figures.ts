import { formatPrice, salePrices } from '@landsea/contracts/billing';

/**
 * Texts name these figures in braces: `{tripPrice}`. Prices are those that are charged. Counts of the catalog
 * are rounded down; a test counts the lists that ship.
 */
export const productFigures = {
  tripPrice: formatPrice(salePrices.trip),
  proPrice: formatPrice(salePrices.pro),
  agentPrice: formatPrice(salePrices.agent),
  categories: '11',
  attractions: '120',
  restaurants: '300',
  snacks: '160',
  shows: '30',
  meets: '90',
  excursions: '450',
  hotels: '50',
} as const;
export type ProductFigure = keyof typeof productFigures;

const named = /\{(\w+)\}/g;

const isFigure = (name: string): name is ProductFigure => name in productFigures;

export const findUnknownFigures = (text: string): string[] =>
  [...text.matchAll(named)].map(([, name = '']) => name).filter((name) => !isFigure(name));

const fillText = (text: string): string =>
  text.replace(named, (whole, name: string) => (isFigure(name) ? productFigures[name] : whole));

export function fillFigures<T>(content: T): T;
export function fillFigures(content: unknown): unknown {
  if (typeof content === 'string') return fillText(content);
  if (Array.isArray(content)) return content.map((each: unknown) => fillFigures(each));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, fillFigures(value)]));
}
