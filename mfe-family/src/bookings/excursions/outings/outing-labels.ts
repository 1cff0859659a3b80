import type { Excursion } from '@landsea/contracts/catalogue';
import type { DetailsOf } from '@landsea/contracts/planning';

export const nameLevel = (level: number): string =>
  level <= 1 ? 'Easy' : level === 2 ? 'Moderate' : 'Active';

export const bookedWithLabels: Record<DetailsOf<'excursion'>['bookedWith'], string> = {
  ship: 'Through the ship',
  'own-island': 'On the island',
  self: 'On your own',
  aboard: 'Aboard',
};

const familyWords = new Set(['families', 'young children', 'teens']);

/** A party of adults reads nothing about children. */
export const formatSuits = (suits: readonly string[], ages: readonly number[]): string => {
  const allAdults = ages.length > 0 && ages.every((age) => age >= 18);
  const shown = allAdults ? suits.filter((each) => !familyWords.has(each)) : suits;
  return shown.length > 0 ? `Good for ${shown.join(', ')}` : '';
};

export const wheelchairLabels: Record<Excursion['wheelchair'], string> = {
  yes: 'Wheelchair friendly',
  partly: 'Partly wheelchair friendly',
  no: 'Not for wheelchairs',
};
