import {
  applyDetails,
  type ClientDetails,
  type PersonDetails,
  MAX_HOUSEHOLD,
} from '@landsea/contracts/agents';
import type { ImportedHousehold, ImportedPerson } from '@landsea/contracts/agents/imports';
import type { RowGroup } from './family-groups.js';
import type { FileRelative } from './import-names.js';
import { foldName, listOnce } from './import-text.js';
import type { ReadHouseholdFacts } from './read-household.js';
import type { ReadRow } from './read-row.js';
import type { ImportFinding } from './row-cells.js';

export interface FamilyDraft {
  household: ImportedHousehold;
  /** As the file writes it; empty for none. */
  owner: string;
  findings: readonly ImportFinding[];
  asks: readonly string[];
  refusal?: string;
}

const nameKey = ({ firstName, lastName }: Pick<ImportedPerson, 'firstName' | 'lastName'>): string =>
  foldName(`${firstName}${lastName}`);

/** The first value that is there counts. */
const mergePerson = (one: ImportedPerson, other: ImportedPerson): ImportedPerson => ({
  ...other,
  ...one,
  ...(one.details || other.details
    ? { details: applyDetails<PersonDetails>(other.details ?? {}, one.details ?? {}) }
    : {}),
});

const isSame = (one: ImportedPerson, other: ImportedPerson): boolean =>
  nameKey(one) === nameKey(other) && !(one.birthDate && other.birthDate && one.birthDate !== other.birthDate);

const makeRelative = (
  { firstName, lastName, relationship, age, bornIn }: FileRelative,
  fileDate: string,
): ImportedPerson => {
  const knownAge =
    age === undefined ? (bornIn === undefined ? null : `Born in ${bornIn}`) : `${age} on ${fileDate}`;
  const details = applyDetails<PersonDetails>({}, { relationship: relationship || null, knownAge });
  return {
    firstName: firstName.slice(0, 80),
    lastName: lastName.slice(0, 80),
    ...(Object.keys(details).length > 0 && { details }),
  };
};

const rank = ({ isLead, people: [lead] }: ReadRow): number =>
  isLead ? 0 : lead?.email ? 1 : lead?.phone ? 2 : 3;

interface Gathered {
  people: ImportedPerson[];
  findings: ImportFinding[];
}

const gatherPeople = (rows: readonly ReadRow[], fileDate: string): Gathered => {
  const gathered: Gathered = { people: [], findings: [] };
  const add = (person: ImportedPerson, line?: number) => {
    const at = gathered.people.findIndex((each) => isSame(each, person));
    const known = gathered.people[at];
    if (!known) return gathered.people.push(person);
    gathered.people[at] = mergePerson(known, person);
    if (line !== undefined)
      gathered.findings.push({
        line,
        sentence: `${person.firstName} is in the file twice: we made one person of it.`,
      });
    return at;
  };
  for (const row of rows) for (const person of row.people) add(person, row.line);
  for (const { relatives } of rows)
    for (const relative of relatives) {
      const known = gathered.people.find((each) => nameKey(each) === nameKey(relative));
      // “Spouse of Ana” says it of the person of the row.
      if (!(known && relative.isOfOther)) add(makeRelative(relative, fileDate));
    }
  return gathered;
};

/** A family shares an address: it stays with the first who has it. */
const keepContactsOnce = (people: readonly ImportedPerson[]): ImportedPerson[] => {
  const seen = new Set<string>();
  return people.map(({ email, ...person }) => {
    if (!email || seen.has(email)) return person;
    seen.add(email);
    return { ...person, email };
  });
};

const mergeFacts = (rows: readonly ReadRow[]): ReadHouseholdFacts => {
  const all = rows.map(({ facts }) => facts);
  const merged = all.reduceRight<ReadHouseholdFacts>((facts, each) => ({ ...facts, ...each }), {});
  const details = all.reduceRight<ClientDetails>(
    (found, each) => applyDetails(found, each.details ?? {}),
    {},
  );
  const tags = listOnce(all.flatMap((each) => each.tags ?? [])).slice(0, 20);
  const notes = [...new Set(all.flatMap((each) => each.notes ?? []))].join('\n').slice(0, 2000);
  return {
    ...merged,
    ...(tags.length > 0 && { tags }),
    ...(notes && { notes }),
    ...(Object.keys(details).length > 0 && { details }),
  };
};

const findRefusal = (people: readonly ImportedPerson[]): string | undefined => {
  if (people.length > MAX_HOUSEHOLD)
    return `A household holds at most ${MAX_HOUSEHOLD} people: split it in the file.`;
  if (people.some(({ email, phone }) => email || phone)) return undefined;
  return 'There is no email address and no phone number: add one in the file.';
};

/** The person who can be reached comes first and leads. */
const putLeadFirst = (people: readonly ImportedPerson[]): ImportedPerson[] => {
  const [first] = people;
  if (!first || first.email || first.phone) return [...people];
  const lead = people.find(({ email }) => email) ?? people.find(({ phone }) => phone) ?? first;
  return [lead, ...people.filter((each) => each !== lead)];
};

export const buildFamily = ({ rows: all, asks }: RowGroup, fileDate: string): FamilyDraft => {
  const rows = all.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line);
  const { people: gathered, findings } = gatherPeople(rows, fileDate);
  const people = keepContactsOnce(putLeadFirst(gathered)).slice(0, MAX_HOUSEHOLD);
  const facts = mergeFacts(rows);
  const [lead] = people;
  const { externalId = facts.externalId } = lead ?? {};
  const contact = lead?.email ?? lead?.phone ?? facts.details?.street ?? '';
  const key = facts.ownId ?? externalId ?? `${lead ? nameKey(lead) : ''} ${contact}`;
  const refusal = findRefusal(gathered);
  return {
    household: {
      ...facts,
      ...(externalId && { externalId }),
      key: key.slice(0, 140),
      lines: rows
        .map(({ line }) => line)
        .toSorted((a, b) => a - b)
        .slice(0, 200),
      people,
    },
    owner: rows.find(({ owner }) => owner !== '')?.owner ?? '',
    findings: [...rows.flatMap((row) => row.findings), ...findings],
    asks: [...rows.flatMap((row) => row.asks), ...asks],
    ...(refusal && { refusal }),
  };
};
