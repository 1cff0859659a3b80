import { parkNames, type CharacterMeet } from '@landsea/contracts/catalogue';
import type { MeetPlace } from './meet-rules';

export const meetKindLabels: Record<CharacterMeet['kind'], string> = {
  regular: 'Most days',
  irregular: 'Not every day',
  roaming: 'Walks around',
  seasonal: 'In season only',
  event: 'Special event',
};

export const meetPlaceLabels: Record<MeetPlace, string> = {
  ...parkNames,
  aboard: 'Aboard',
  elsewhere: 'Hotels, water parks & Disney Springs',
};
