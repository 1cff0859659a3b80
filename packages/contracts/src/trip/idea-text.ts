import type { TripIdea } from './trip-idea.js';

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `3 park days, 4 sea nights, 4 people` */
export const ideaText = ({ mode, parkDays, seaNights, people }: TripIdea): string =>
  [
    ...(mode === 'cruise' ? [] : [counted(parkDays, 'park day')]),
    ...(mode === 'parks' ? [] : [counted(seaNights, 'sea night')]),
    people === 1 ? '1 person' : `${String(people)} people`,
  ].join(', ');
