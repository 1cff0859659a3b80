import { randomUUID } from 'node:crypto';
import type { PartyMember, Traveler } from '@landsea/contracts';

/** Gives an id and a version to each who has none; two that came under one id are told apart. */
export const namedParty = (party: readonly Traveler[]): PartyMember[] => {
  const taken = new Set<string>();
  return party.map((person) => {
    const id = person.id && !taken.has(person.id) ? person.id : randomUUID();
    taken.add(id);
    return { ...person, id, version: person.version ?? 1 };
  });
};
