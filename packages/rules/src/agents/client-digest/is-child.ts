import type { HouseholdPerson } from '@landsea/contracts/agents';
import type { CalendarDate } from '@landsea/contracts/core';
import { getAgeOn } from '../../trip/guests.js';
import { findGroup, findRelation } from '../household-text/text-names.js';

const ADULT = 18;
const CHILDREN = new Set(['Child', 'Grandchild']);

/** `9 on 2026-11-29`, `9`, `18 months`, `Born in 2017`. @returns the youngest that somebody can be by it. */
const readKnownAge = (knownAge: string, today: CalendarDate): number | undefined => {
  if (/^\d+\s*mo(?:nth|s|\b)/i.test(knownAge)) return 0;
  const [, born] = /^born in (\d{4})$/i.exec(knownAge) ?? [];
  if (born) return Number(today.slice(0, 4)) - Number(born) - 1;
  const [, years, since] = /^(\d{1,3})\b(?: on (\d{4}-\d{2}-\d{2}))?/.exec(knownAge) ?? [];
  if (years === undefined) return undefined;
  return Number(years) + (since && since < today ? getAgeOn({ age: 0, birthDate: since }, today) : 0);
};

const isChildByRelation = (relationship: string): boolean =>
  !/in-law/i.test(relationship) &&
  relationship
    .split(/[^\p{L}-]+/u)
    .some((word) => CHILDREN.has(findRelation(word) ?? '') || CHILDREN.has(findGroup(word) ?? ''));

/** By birth date, else by the age that somebody knew, else by the relationship; nobody is one without any of these. */
export const isChildOn = (
  { birthDate, details }: Pick<HouseholdPerson, 'birthDate' | 'details'>,
  today: CalendarDate,
): boolean => {
  if (birthDate !== null) return getAgeOn({ age: ADULT, birthDate }, today) < ADULT;
  const age = readKnownAge(details?.knownAge?.trim() ?? '', today);
  return age === undefined ? isChildByRelation(details?.relationship ?? '') : age < ADULT;
};
