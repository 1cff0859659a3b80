import type { Excursion } from '@landsea/contracts/catalogue';
import type { DetailsOf } from '@landsea/contracts/planning';

export const levelLabels: Record<1 | 2 | 3, string> = { 1: 'Easy', 2: 'Moderate', 3: 'Active' };

export const levelOf = (level: number): string => (level <= 1 ? 'Easy' : level === 2 ? 'Moderate' : 'Active');

export const bookedWithLabels: Record<DetailsOf<'excursion'>['bookedWith'], string> = {
  ship: 'Through the ship',
  'own-island': 'On the island',
  self: 'On your own',
  aboard: 'Aboard',
};

export const wheelchairLabels: Record<Excursion['wheelchair'], string> = {
  yes: 'Wheelchair friendly',
  partly: 'Partly wheelchair friendly',
  no: 'Not for wheelchairs',
};
