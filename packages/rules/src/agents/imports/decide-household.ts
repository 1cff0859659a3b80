import { MAX_HOUSEHOLD } from '@landsea/contracts/agents';
import type {
  ImportChoice,
  ImportDecision,
  ImportedHousehold,
  ImportedPerson,
  ImportedTrip,
} from '@landsea/contracts/agents/imports';
import { formatDateRange } from '@landsea/contracts/core';
import { compareClient, comparePerson, type WrittenColumns } from './compare-household.js';
import { foldName } from './import-text.js';
import {
  matchHousehold,
  pairImported,
  type KnownHousehold,
  type KnownImportPerson,
} from './match-household.js';

export interface HouseholdPlan {
  decision: ImportDecision;
  /** Undefined for a new client. */
  known?: KnownHousehold;
  client: WrittenColumns;
  changed: { person: KnownImportPerson; change: WrittenColumns }[];
  added: ImportedPerson[];
  trips: ImportedTrip[];
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

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
    return stop(
      decided(key, { sentence: 'There is no email address and no phone number: add one in the file.' }),
    );
  const {
    key: _key,
    lines: _lines,
    ownId: _ownId,
    trips: _trips,
    agentId: _agentId,
    people: added,
    ...client
  } = household;
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
    after: `${name}, ${formatDateRange(startDate, endDate)}`,
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
    return stop(
      decided(key, { clientId: known.id, sentence: `A household holds at most ${MAX_HOUSEHOLD} people.` }),
    );
  const result = changes.length > 0 ? 'changed' : 'same';
  return {
    decision: decided(key, { result, clientId: known.id, changes }),
    known,
    client: own.change,
    changed,
    added,
    trips,
  };
};
