import type { ParkId } from '@landsea/contracts/catalogue';

const examples: Record<ParkId, string> = {
  'magic-kingdom': 'peter pan, dole whip, mickey…',
  epcot: 'soarin, school bread, elsa…',
  'hollywood-studios': 'slinky, blue milk, fantasmic…',
  'animal-kingdom': 'safari, tusker house, lion king…',
};

export const searchExamples = ([park]: readonly ParkId[]): string =>
  park ? examples[park] : 'space mountain, dole whip, elsa…';
