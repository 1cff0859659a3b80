import type { HouseholdPerson } from '@landsea/contracts/agents';

type Searched = Pick<HouseholdPerson, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Text as a search compares it: without accents and case. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (phone: string | null): string => phone?.replace(/\D/g, '') ?? '';

/** What a search of clients looks in: names, addresses and the digits of phones of the household. */
export const searchTextOf = (people: readonly Searched[]): string =>
  people
    .map(({ firstName, lastName, email, phone }) =>
      [plainText(`${firstName} ${lastName}`), email?.toLowerCase() ?? '', digitsOf(phone)]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
