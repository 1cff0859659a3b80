import type { Excursion } from '@landsea/contracts/catalogue';
import type { DetailsOf } from '@landsea/contracts/planning';

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
