import {
  applyDetails,
  clientDetailFields,
  formatDetail,
  MAX_CLIENT_TAGS,
  MAX_HOUSEHOLD,
  personDetailFields,
  type DetailField,
} from '@landsea/contracts/agents';
import {
  importFieldNames,
  type ImportChange,
  type ImportChoice,
  type ImportDecision,
  type ImportedHousehold,
  type ImportedPerson,
  type ImportedTrip,
} from '@landsea/contracts/agents/imports';
import { foldName, listOnce } from './import-text.js';
import { comparePhone, matchHousehold, pairImported, type KnownHousehold, type KnownImportPerson } from './match-household.js';

type Written = Record<string, unknown>;

/** What an import writes of a household. */
export interface HouseholdPlan {
  decision: ImportDecision;
  /** Undefined for a new client. */
  known?: KnownHousehold;
  client: Written;
  changed: { person: KnownImportPerson; change: Written }[];
  added: ImportedPerson[];
  trips: ImportedTrip[];
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const compareDetails = (
  fields: Readonly<Record<string, DetailField>>,
  known: object,
  file: object,
  of: string,
): { change: Written; changes: ImportChange[] } => {
  const before: Written = { ...known };
  const found: { change: Written; changes: ImportChange[] } = { change: {}, changes: [] };
  for (const [name, value] of Object.entries(file) as [string, unknown][]) {
    const field = fields[name];
    // An age grows old in the file.
    const isKept = name === 'knownAge' && before[name] !== undefined;
    if (!field || isKept || JSON.stringify(before[name]) === JSON.stringify(value)) continue;
    found.change[name] = value;
    found.changes.push({
      label: `${of}${field.label}`,
      before: formatDetail(field, before[name]),
      after: formatDetail(field, value),
    });
  }
  return found;
};

const PERSON_FIELDS = ['birthDate', 'email', 'phone', 'heightInches', 'dietaryNotes', 'passportExpiresOn'] as const;

const isSameValue = (name: string, before: unknown, after: unknown): boolean =>
  name === 'phone' ? comparePhone(text(before)) === comparePhone(text(after)) : before === after;

const joinNotes = (known: string | null, file: string): string =>
  known?.includes(file) ? known : [known, file].filter(Boolean).join('\n\n').slice(0, 2000);

const comparePerson = (known: KnownImportPerson, file: ImportedPerson): { change: Written; changes: ImportChange[] } => {
  const of = `${known.firstName}: `;
  const { change: details, changes } = compareDetails(personDetailFields, known.details ?? {}, file.details ?? {}, of);
  const change: Written = {};
  for (const name of PERSON_FIELDS) {
    const after = file[name];
    if (after === undefined || after === null || after === '' || isSameValue(name, known[name], after)) continue;
    change[name] = after;
    changes.push({ label: `${of}${importFieldNames[name]}`, before: text(known[name]), after: text(after) });
  }
  const programs = new Set(known.loyalties.map(({ program, level }) => foldName(program + level)));
  const fresh = (file.loyalties ?? []).filter(({ program, level }) => !programs.has(foldName(program + level)));
  if (fresh.length > 0) {
    const kept = known.loyalties.filter(({ program }) => fresh.every((each) => foldName(each.program) !== foldName(program)));
    change['loyalties'] = [...kept, ...fresh].slice(0, 10);
    changes.push({ label: `${of}Memberships`, before: '', after: fresh.map(({ program, level }) => `${program}: ${level}`).join(', ') });
  }
  if (file.notes && !known.notes?.includes(file.notes)) {
    change['notes'] = joinNotes(known.notes, file.notes);
    changes.push({ label: `${of}Notes`, before: known.notes ?? '', after: file.notes });
  }
  if (Object.keys(details).length > 0) change['details'] = applyDetails(known.details ?? {}, details);
  if (file.externalId && !known.externalId) change['externalId'] = file.externalId;
  return { change, changes };
};

/** What stands is replaced by what the file says, but for stage and next step, which are the agent’s work. */
const compareClient = (known: KnownHousehold, file: ImportedHousehold): { change: Written; changes: ImportChange[] } => {
  const { change: details, changes } = compareDetails(clientDetailFields, known.details ?? {}, file.details ?? {}, '');
  const change: Written = Object.keys(details).length > 0 ? { details: applyDetails(known.details ?? {}, details) } : {};
  const tags = listOnce([...known.tags, ...(file.tags ?? [])]).slice(0, MAX_CLIENT_TAGS);
  if (tags.length > known.tags.length) {
    change['tags'] = tags;
    changes.push({ label: 'Tags', before: known.tags.join(', '), after: tags.join(', ') });
  }
  if (file.source && !known.source) {
    change['source'] = file.source;
    changes.push({ label: 'How they found you', before: '', after: file.source });
  }
  if (file.nextStep && !known.nextStep && !known.nextStepOn) {
    change['nextStep'] = file.nextStep;
    if (file.nextStepOn) change['nextStepOn'] = file.nextStepOn;
    changes.push({ label: 'Next step', before: '', after: file.nextStep });
  }
  if (file.notes && !known.notes?.includes(file.notes)) {
    change['notes'] = joinNotes(known.notes, file.notes);
    changes.push({ label: 'Notes', before: known.notes ?? '', after: file.notes });
  }
  if (file.externalId && !known.externalId) change['externalId'] = file.externalId;
  return { change, changes };
};

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`;

const decided = (key: string, over: Partial<ImportDecision>): ImportDecision => ({
  key,
  result: 'refused',
  clientId: null,
  sentence: null,
  changes: [],
  candidates: [],
  ...over,
});

const stop = (decision: ImportDecision): HouseholdPlan => ({
  decision,
  client: {},
  changed: [],
  added: [],
  trips: [],
});

const planNew = (household: ImportedHousehold): HouseholdPlan => {
  const { key, people, onlyKnown } = household;
  if (onlyKnown) {
    const [lead] = people;
    const sentence = `None of your clients is called ${lead ? nameOf(lead) : 'so'}: import the clients first.`;
    return stop(decided(key, { sentence }));
  }
  if (!people.some(({ email, phone }) => email || phone))
    return stop(decided(key, { sentence: 'There is no email address and no phone number: add one in the file.' }));
  const { key: _key, lines: _lines, ownId: _ownId, trips: _trips, agentId: _agentId, people: added, ...client } = household;
  return { ...stop(decided(key, { result: 'new' })), client, added, trips: household.trips ?? [] };
};

/** A trip of this name that begins on that day is known. */
const listNewTrips = (household: ImportedHousehold, known: KnownHousehold): ImportedTrip[] =>
  (household.trips ?? []).filter(
    (trip) =>
      !known.trips?.some(
        (each) => each.startDate === trip.startDate && foldName(each.name) === foldName(trip.name),
      ),
  );

/**
 * The one rule of check and import: what a household of a file does to the clients that may be meant. Empty
 * cells never erase, and what is the same is not written.
 */
export const decideHousehold = (
  household: ImportedHousehold,
  candidates: readonly KnownHousehold[],
  choice?: ImportChoice,
): HouseholdPlan => {
  const { key } = household;
  const match = matchHousehold(household, candidates, choice);
  if ('isNew' in match) return planNew(household);
  if ('asks' in match) {
    const named = match.candidates.map(({ id, people: [lead] }) => ({ id, name: lead ? nameOf(lead) : '' }));
    return stop(decided(key, { result: 'ask', sentence: match.asks, candidates: named }));
  }
  const { known } = match;
  const trips = listNewTrips(household, known);
  const newTrips = trips.map(({ name, startDate, endDate }) => ({
    label: 'New trip',
    before: '',
    after: `${name}, ${startDate} to ${endDate}`,
  }));
  if (household.onlyKnown) {
    const result = trips.length > 0 ? 'changed' : 'same';
    return { ...stop(decided(key, { result, clientId: known.id, changes: newTrips })), known, trips };
  }
  const pairs = pairImported(household.people, known.people);
  const own = compareClient(known, household);
  const changes = [...own.changes, ...newTrips];
  const changed: HouseholdPlan['changed'] = [];
  const added: ImportedPerson[] = [];
  for (const [index, person] of household.people.entries()) {
    const same = pairs[index];
    if (!same) {
      added.push(person);
      changes.push({ label: 'New person', before: '', after: nameOf(person) });
      continue;
    }
    const { change, changes: said } = comparePerson(same, person);
    if (Object.keys(change).length > 0) changed.push({ person: same, change });
    changes.push(...said);
  }
  if (known.people.length + added.length > MAX_HOUSEHOLD)
    return stop(decided(key, { clientId: known.id, sentence: `A household holds at most ${MAX_HOUSEHOLD} people.` }));
  const result = changes.length > 0 ? 'changed' : 'same';
  return { decision: decided(key, { result, clientId: known.id, changes }), known, client: own.change, changed, added, trips };
};
