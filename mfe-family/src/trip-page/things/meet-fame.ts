import type { CharacterMeet } from '@landsea/contracts/catalogue';

export type Fame = (meet: Pick<CharacterMeet, 'kind' | 'attractionId'>) => number;

/** How sought after a meet is that has no line of its own: those that are there most days first. */
const fameOfKind: Record<CharacterMeet['kind'], number> = {
  regular: 40,
  irregular: 30,
  roaming: 20,
  seasonal: 15,
  event: 10,
};

/** How sought after a meet is, 1 to 100: as its attraction, where it has one. */
export const meetFame = (facts: readonly { id: string; popularity: number }[] = []): Fame => {
  const known = new Map(facts.map(({ id, popularity }) => [id, popularity]));
  return ({ kind, attractionId }) => known.get(attractionId ?? '') ?? fameOfKind[kind];
};
