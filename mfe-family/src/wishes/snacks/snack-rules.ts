import { getFirstName } from '@landsea/contracts/core';
import { dietTags, type Snack } from '@landsea/contracts/catalogue';
import { listDiets, suitsDiet } from '@landsea/rules/day-plans';
import type { DayItem, DetailsOf } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { toPersonKey } from '../../trip-frame/people/party';

export type SnackItem = DayItem & { details: DetailsOf<'snack'> };

export const isSnack = (item: DayItem): item is SnackItem => item.details.kind === 'snack';

/** Diets of the party that the snack is not listed for, with first names. */
export const listDietWarnings = (
  snack: Pick<Snack, 'diet'>,
  party: TripDetail['party'],
): { diet: Snack['diet'][number]; names: string[] }[] =>
  dietTags
    .filter((diet) => !suitsDiet(snack, diet))
    .map((diet) => ({
      diet,
      names: party.filter((person) => listDiets(person).includes(diet)).map(getFirstName),
    }))
    .filter(({ names }) => names.length > 0);

const and = new Intl.ListFormat('en-US');
const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * `Not listed as dairy-free: ask before Mia and Leo have it.`; undefined if it suits all. `unlisted` are
 * diets that no snack is listed for, see {@link describeUnlisted}.
 */
export const describeDiet = (
  snack: Pick<Snack, 'diet'>,
  party: TripDetail['party'],
  unlisted: readonly Snack['diet'][number][] = [],
): string | undefined => {
  const warnings = listDietWarnings(snack, party).filter(({ diet }) => !unlisted.includes(diet));
  if (warnings.length === 0) return undefined;
  const names = [...new Set(warnings.flatMap((warning) => warning.names))];
  const diets = or.format(warnings.map(({ diet }) => diet));
  return `Not listed as ${diets}: ask before ${and.format(names)} ${names.length === 1 ? 'has' : 'have'} it.`;
};

/** `No snack here is listed as nut-free: ask before Mia has any.`; undefined without such a diet. */
export const describeUnlisted = (
  unlisted: readonly Snack['diet'][number][],
  party: TripDetail['party'],
): string | undefined => {
  const warnings = listDietWarnings({ diet: [] }, party).filter(({ diet }) => unlisted.includes(diet));
  if (warnings.length === 0) return undefined;
  const names = [...new Set(warnings.flatMap((warning) => warning.names))];
  const diets = or.format(warnings.map(({ diet }) => diet));
  return `No snack here is listed as ${diets}: ask before ${and.format(names)} ${names.length === 1 ? 'has' : 'have'} any.`;
};

/** 1 to 5; undefined before the first rating. */
export const getRating = ({ details }: SnackItem): number | undefined => {
  const given = Object.values(details.ratings);
  return given.length > 0 ? given.reduce((sum, each) => sum + each, 0) / given.length : undefined;
};

export interface SnackScore {
  person: string;
  name: string;
  tried: number;
  /** The highest rated; the latest of equals. */
  favorite: string | undefined;
}

export const rankSnacks = (snacks: readonly SnackItem[], party: TripDetail['party']): SnackScore[] =>
  party
    .map((person) => {
      const key = toPersonKey(person);
      const rated = snacks.filter(({ details }) => details.tried && details.ratings[key] !== undefined);
      const best = rated.toSorted((a, b) => (b.details.ratings[key] ?? 0) - (a.details.ratings[key] ?? 0))[0];
      return { person: key, name: person.name, tried: rated.length, favorite: best?.title };
    })
    .sort((a, b) => b.tried - a.tried || a.name.localeCompare(b.name));

export const pickFamilyFavorites = (snacks: readonly SnackItem[], count = 3): SnackItem[] =>
  snacks
    .filter((snack) => getRating(snack) !== undefined)
    .toSorted((a, b) => (getRating(b) ?? 0) - (getRating(a) ?? 0) || a.title.localeCompare(b.title))
    .slice(0, count);

/** In cents: tried snacks, and the others. */
export const sumSnackCosts = (snacks: readonly SnackItem[]): { spent: number; ahead: number } => {
  const sum = (items: readonly SnackItem[]) =>
    items.reduce((total, { costCents }) => total + (costCents ?? 0), 0);
  const counted = snacks.filter(({ status }) => status !== 'cancelled');
  return {
    spent: sum(counted.filter(({ details }) => details.tried)),
    ahead: sum(counted.filter(({ details }) => !details.tried)),
  };
};
