import type { TripIdea } from '@landsea/contracts/trip';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const youngText = (young: TripIdea['young']): string => {
  const parts = [
    ...(young?.children ? [`${young.children} of 3 to 9`] : []),
    ...(young?.infants ? [`${young.infants} under 3`] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
};

/** `3 park days, 4 sea nights, 4 people (1 of 3 to 9, 1 under 3)`. */
export const formatIdea = ({ mode, parkDays, seaNights, people, young }: TripIdea): string =>
  [
    ...(mode === 'cruise' ? [] : [counted(parkDays, 'park day')]),
    ...(mode === 'parks' ? [] : [counted(seaNights, 'sea night')]),
    `${people === 1 ? '1 person' : `${people} people`}${youngText(young)}`,
  ].join(', ');
