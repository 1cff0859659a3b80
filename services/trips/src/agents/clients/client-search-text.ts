import type { HouseholdPerson } from '@landsea/contracts/agents';

type Searched = Pick<HouseholdPerson, 'firstName' | 'lastName' | 'email' | 'phone'>;

export const foldSearchText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (phone: string | null): string => phone?.replace(/\D/g, '') ?? '';

export const searchTextOf = (people: readonly Searched[]): string =>
  people
    .map(({ firstName, lastName, email, phone }) =>
      [foldSearchText(`${firstName} ${lastName}`), email?.toLowerCase() ?? '', digitsOf(phone)]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
