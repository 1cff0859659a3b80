import type { SaveItinerary } from '@landsea/contracts/agents';
import { makeValidationFailed } from '@landsea/nest-kit';
import { findSecretNumber } from '@landsea/rules/agents';

/** @throws DomainError VALIDATION_FAILED for a text with a number of a card or a paper. */
export const refuseSecrets = ({
  title,
  message,
  contacts,
  dayWords,
  cover,
}: Omit<SaveItinerary, 'version'>): void => {
  const texts = { title, message, contacts, ...prefixKeys(dayWords), cover: cover?.alt ?? '' };
  const issues = Object.entries(texts).flatMap(([path, text]) => {
    const found = findSecretNumber(text);
    return found
      ? [{ path, message: 'Numbers of cards and papers don’t belong here: the family forwards it' }]
      : [];
  });
  if (issues.length > 0) throw makeValidationFailed(issues);
};

const prefixKeys = (dayWords: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(dayWords).map(([date, text]) => [`dayWords.${date}`, text]));
