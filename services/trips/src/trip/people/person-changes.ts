import { isDeepStrictEqual } from 'node:util';
import { PartyMember, type UpdatePerson } from '@landsea/contracts/trip';
import { makeEditConflict, type DomainError } from '@landsea/nest-kit';
import type { LoggedActivity } from '../activity-log/logged-activity.js';

export const applyPersonChange = (
  now: PartyMember,
  { version: _seen, ...change }: UpdatePerson,
): PartyMember => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const next = { ...now, ...Object.fromEntries(given) };
  return PartyMember.parse(
    Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null && value !== '')),
  );
};

export const makePersonConflict = ({ name, age, dietaryNotes }: PartyMember): DomainError =>
  makeEditConflict(
    `This person was changed while you were editing. It now says “${name}”, ${age} years${
      dietaryNotes ? `, ${dietaryNotes}` : ''
    }.`,
  );

const since = (what: string, words: string): DomainError =>
  makeEditConflict(`${what} ${words}, so this cannot be undone any more.`);

const isSameForReader = ({ version: _seen, ...now }: PartyMember, then: PartyMember | undefined): boolean => {
  if (!then) return false;
  const { version: _then, ...became } = then;
  return isDeepStrictEqual(now, became);
};

interface Restored {
  party: PartyMember[];
  now: PartyMember | undefined;
  next: PartyMember | undefined;
}

/** @throws DomainError EDIT_CONFLICT when it was changed since. */
export const restoreParty = (
  people: readonly PartyMember[],
  { before, after, subjectId, what }: Pick<LoggedActivity, 'before' | 'after' | 'subjectId' | 'what'>,
): Restored => {
  const was = PartyMember.safeParse(before).data;
  const became = PartyMember.safeParse(after).data;
  const now = people.find(({ id }) => id === subjectId);
  if (now && !isSameForReader(now, became)) throw since(what, 'was changed again since');
  if (!now && became) throw since(what, 'was removed since');
  if (!was && people.length === 1) throw since(what, 'is the only person left');
  const next = was && { ...was, version: (now ?? was).version + 1 };
  const rest = people.filter(({ id }) => id !== subjectId);
  if (!next) return { party: rest, now, next };
  const party = now ? people.map((each) => (each.id === subjectId ? next : each)) : [...rest, next];
  return { party, now, next };
};
