import type { CharacterMeet } from '@landsea/contracts/catalogue';

export type Fame = (meet: Pick<CharacterMeet, 'kind' | 'attractionId'>) => number;

/** Popularity of a meet without its own queue: daily ones first. */
const fameOfKind: Record<CharacterMeet['kind'], number> = {
  regular: 40,
  irregular: 30,
  roaming: 20,
  seasonal: 15,
  event: 10,
};

/** 1 to 100; the popularity of its attraction, if it has one. */
export const meetFame = (facts: readonly { id: string; popularity: number }[] = []): Fame => {
  const known = new Map(facts.map(({ id, popularity }) => [id, popularity]));
  return ({ kind, attractionId }) => known.get(attractionId ?? '') ?? fameOfKind[kind];
};
