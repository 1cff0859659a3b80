import { randomUUID } from 'node:crypto';
import { type CalendarDate } from '@landsea/contracts/core';
import { getAgeOn } from '@landsea/rules/trip';
import type { PartyMember, Traveler } from '@landsea/contracts/trip';

export const nameParty = (party: readonly Traveler[]): PartyMember[] => {
  const taken = new Set<string>();
  return party.map((person) => {
    const id = person.id && !taken.has(person.id) ? person.id : randomUUID();
    taken.add(id);
    return { ...person, id, version: person.version ?? 1 };
  });
};

/** Ages are 0 to 120; a birth date decides, wherever the dates move. */
export const ageParty = (party: readonly Traveler[], firstDay: CalendarDate): Traveler[] =>
  party.map((person) => ({ ...person, age: Math.min(120, Math.max(0, getAgeOn(person, firstDay))) }));
