import { firstNameOf } from '@landsea/contracts/core';
import { dietTags } from '@landsea/contracts/catalogue';
import type { Snack } from '@landsea/contracts/catalogue';
import { dietsOf, suitsDiet } from '@landsea/contracts/day-plans';
import type { DayItem, DetailsOf } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { personKey } from '../../trip-page/rules/party';

export type SnackItem = DayItem & { details: DetailsOf<'snack'> };

export const isSnack = (item: DayItem): item is SnackItem => item.details.kind === 'snack';

/** The diets that people of the party ask for and the snack is not listed for, with their first names. */
export const dietWarnings = (
  snack: Pick<Snack, 'diet'>,
  party: TripDetail['party'],
): { diet: Snack['diet'][number]; names: string[] }[] =>
  dietTags
    .filter((diet) => !suitsDiet(snack, diet))
    .map((diet) => ({
      diet,
      names: party.filter((person) => dietsOf(person).includes(diet)).map(firstNameOf),
    }))
    .filter(({ names }) => names.length > 0);

const and = new Intl.ListFormat('en-US');
const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * `Not listed as dairy-free: ask before Mia and Leo have it.` for the whole party in one sentence; undefined if it suits all.
 * `unlisted` are diets that no snack is listed for, see {@link unlistedSentence}.
 */
export const dietSentence = (
  snack: Pick<Snack, 'diet'>,
  party: TripDetail['party'],
  unlisted: readonly Snack['diet'][number][] = [],
): string | undefined => {
  const warnings = dietWarnings(snack, party).filter(({ diet }) => !unlisted.includes(diet));
  if (warnings.length === 0) return undefined;
  const names = [...new Set(warnings.flatMap((warning) => warning.names))];
  const diets = or.format(warnings.map(({ diet }) => diet));
  return `Not listed as ${diets}: ask before ${and.format(names)} ${names.length === 1 ? 'has' : 'have'} it.`;
};

/** `No snack here is listed as nut-free: ask before Mia has any.`; undefined where nobody asks for what no snack is listed for. */
export const unlistedSentence = (
  unlisted: readonly Snack['diet'][number][],
  party: TripDetail['party'],
): string | undefined => {
  const warnings = dietWarnings({ diet: [] }, party).filter(({ diet }) => unlisted.includes(diet));
  if (warnings.length === 0) return undefined;
  const names = [...new Set(warnings.flatMap((warning) => warning.names))];
  const diets = or.format(warnings.map(({ diet }) => diet));
  return `No snack here is listed as ${diets}: ask before ${and.format(names)} ${names.length === 1 ? 'has' : 'have'} any.`;
};

/** The mean of what the family gave it, 1 to 5; undefined before anybody rated it. */
export const ratingOf = ({ details }: SnackItem): number | undefined => {
  const given = Object.values(details.ratings);
  return given.length > 0 ? given.reduce((sum, each) => sum + each, 0) / given.length : undefined;
};

export interface SnackScore {
  person: string;
  name: string;
  tried: number;
  /** The snack this person rated highest; the latest of equals. */
  favorite: string | undefined;
}

/** Who tried how many snacks and liked which best: the most first. */
export const leaderboard = (snacks: readonly SnackItem[], party: TripDetail['party']): SnackScore[] =>
  party
    .map((person) => {
      const key = personKey(person);
      const rated = snacks.filter(({ details }) => details.tried && details.ratings[key] !== undefined);
      const best = rated.toSorted((a, b) => (b.details.ratings[key] ?? 0) - (a.details.ratings[key] ?? 0))[0];
      return { person: key, name: person.name, tried: rated.length, favorite: best?.title };
    })
    .sort((a, b) => b.tried - a.tried || a.name.localeCompare(b.name));

/** The best rated snacks of the family, at most `count`. */
export const familyFavorites = (snacks: readonly SnackItem[], count = 3): SnackItem[] =>
  snacks
    .filter((snack) => ratingOf(snack) !== undefined)
    .toSorted((a, b) => (ratingOf(b) ?? 0) - (ratingOf(a) ?? 0) || a.title.localeCompare(b.title))
    .slice(0, count);

/** What was spent on tried snacks and what the others would cost, in cents. */
export const snackCosts = (snacks: readonly SnackItem[]): { spent: number; ahead: number } => {
  const sum = (items: readonly SnackItem[]) =>
    items.reduce((total, { costCents }) => total + (costCents ?? 0), 0);
  const counted = snacks.filter(({ status }) => status !== 'cancelled');
  return {
    spent: sum(counted.filter(({ details }) => details.tried)),
    ahead: sum(counted.filter(({ details }) => !details.tried)),
  };
};
