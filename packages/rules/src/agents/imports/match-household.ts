import type { Client, HouseholdPerson } from '@landsea/contracts/agents';
import type { ImportChoice, ImportedHousehold, ImportedPerson } from '@landsea/contracts/agents/imports';
import { foldName } from './import-text.js';

export interface KnownImportPerson extends HouseholdPerson {
  externalId: string | null;
}

/** A client as the service knows it; the first person leads. */
export interface KnownHousehold
  extends
    Pick<Client, 'id' | 'notes'>,
    Required<Pick<Client, 'stage' | 'source' | 'tags' | 'nextStep' | 'nextStepOn' | 'details'>> {
  externalId: string | null;
  people: KnownImportPerson[];
  /** Those that the agent made for them. */
  trips?: readonly { name: string; startDate: string }[];
}

type Named = Pick<ImportedPerson, 'firstName' | 'lastName'>;

const isSameLast = (one: Named, other: Named): boolean => foldName(one.lastName) === foldName(other.lastName);
const isSameFirst = (one: Named, other: Named): boolean =>
  foldName(one.firstName) === foldName(other.firstName);

export const comparePhone = (phone: string | null | undefined): string =>
  phone?.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') ?? '';

const hasPair = (
  { people }: ImportedHousehold,
  known: KnownHousehold,
  isPair: (one: ImportedPerson, other: KnownImportPerson) => boolean,
): boolean => people.some((one) => known.people.some((other) => isPair(one, other)));

/** By number, then mail and last name, then phone, last and first name; a child without mail matches by none. */
const keys: readonly ((household: ImportedHousehold, known: KnownHousehold) => boolean)[] = [
  ({ ownId }, { id }) => ownId === id,
  (household, known) =>
    (Boolean(household.externalId) && household.externalId === known.externalId) ||
    hasPair(household, known, (one, other) => Boolean(one.externalId) && one.externalId === other.externalId),
  (household, known) =>
    hasPair(
      household,
      known,
      (one, other) => Boolean(one.email) && one.email === other.email && isSameLast(one, other),
    ),
  (household, known) =>
    hasPair(
      household,
      known,
      (one, other) =>
        comparePhone(one.phone) !== '' &&
        comparePhone(one.phone) === comparePhone(other.phone) &&
        isSameLast(one, other) &&
        isSameFirst(one, other),
    ),
];

export type HouseholdMatch =
  { known: KnownHousehold } | { asks: string; candidates: readonly KnownHousehold[] } | { isNew: true };

const nameOf = ({ people: [lead] }: { people: readonly Named[] }): string =>
  `${lead?.firstName ?? ''} ${lead?.lastName ?? ''}`.trim();

/** The address of a lead person belongs to one client of an agent. */
const findSameEmail = ({ people: [lead] }: ImportedHousehold, known: readonly KnownHousehold[]) =>
  lead?.email ? known.filter(({ people }) => people.some(({ email }) => email === lead.email)) : [];

export const matchHousehold = (
  household: ImportedHousehold,
  known: readonly KnownHousehold[],
  choice?: ImportChoice,
): HouseholdMatch => {
  if (choice?.as === 'client') {
    const chosen = known.find(({ id }) => id === choice.clientId);
    if (chosen) return { known: chosen };
  }
  if (choice?.as !== 'new')
    for (const isMatch of keys) {
      const [one, ...others] = known.filter((each) => isMatch(household, each));
      if (!one) continue;
      if (others.length === 0) return { known: one };
      return { asks: 'Several of your clients could be this family.', candidates: [one, ...others] };
    }
  if (household.onlyKnown) {
    const [lead] = household.people;
    const named = known.filter(({ people }) =>
      people.some((each) => lead && isSameLast(each, lead) && isSameFirst(each, lead)),
    );
    const [one, ...others] = named;
    if (one && others.length === 0) return { known: one };
    if (one) return { asks: `Several of your clients are called ${nameOf(household)}.`, candidates: named };
    return { isNew: true };
  }
  const [same] = findSameEmail(household, known);
  if (same)
    return {
      asks: `${nameOf(same)} has the email address ${household.people[0]?.email ?? ''} already.`,
      candidates: findSameEmail(household, known),
    };
  return { isNew: true };
};

/** The people of the file by those of the client; undefined for somebody new. */
export const pairImported = (
  imported: readonly ImportedPerson[],
  known: readonly KnownImportPerson[],
): (KnownImportPerson | undefined)[] => {
  const taken = new Set<string>();
  const isFree = ({ id }: KnownImportPerson) => !taken.has(id);
  return imported.map((person) => {
    const contradicts = (each: KnownImportPerson) =>
      Boolean(person.birthDate) && each.birthDate !== null && person.birthDate !== each.birthDate;
    const found =
      known.find(
        (each) => isFree(each) && Boolean(person.externalId) && each.externalId === person.externalId,
      ) ??
      known.find(
        (each) => isFree(each) && isSameFirst(each, person) && isSameLast(each, person) && !contradicts(each),
      ) ??
      known.find(
        (each) =>
          isFree(each) &&
          isSameFirst(each, person) &&
          isSameLast(each, person) &&
          known.filter((other) => isSameFirst(other, person)).length === 1,
      );
    if (found) taken.add(found.id);
    return found;
  });
};
