import { personDetailFields, type HouseholdPerson } from '@landsea/contracts/agents';
import { addDays, formatDateWithYear } from '@landsea/contracts/core';
import { getAgeOn } from '@landsea/rules/trip';
import { listDetailTexts } from './detail-draft';

export interface PersonFact {
  text: string;
  isWarning?: true;
}

/** Most countries and cruise lines require a passport that is valid for six more months. */
const PASSPORT_NOTICE_DAYS = 183;

export const listPersonFacts = (person: HouseholdPerson, now: Date): PersonFact[] => {
  const today = new Intl.DateTimeFormat('en-CA').format(now);
  const { birthDate, heightInches, dietaryNotes, passportExpiresOn, loyalties } = person;
  const facts: PersonFact[] = [];
  if (birthDate) {
    const age = getAgeOn({ age: 0, birthDate }, today);
    facts.push({
      text: `${age === 1 ? '1 year' : `${age} years`} old, born ${formatDateWithYear(birthDate)}`,
    });
  }
  if (heightInches !== null) facts.push({ text: `${heightInches} inches tall` });
  if (dietaryNotes) facts.push({ text: dietaryNotes });
  for (const { program, level } of loyalties) facts.push({ text: `${program}: ${level}` });
  if (passportExpiresOn) facts.push(passportFact(passportExpiresOn, today));
  for (const { label, text } of listDetailTexts(personDetailFields, person.details))
    facts.push({ text: `${label}: ${text}` });
  return facts;
};

const passportFact = (until: string, today: string): PersonFact => {
  if (until < today) return { text: `Passport expired ${formatDateWithYear(until)}`, isWarning: true };
  const text = `Passport valid until ${formatDateWithYear(until)}`;
  return until < addDays(today, PASSPORT_NOTICE_DAYS) ? { text, isWarning: true } : { text };
};
