import {
  clientDetailFields,
  clientRelationNames,
  clientStageNames,
  formatDetail,
  Loyalty,
  personDetailFields,
  type DetailField,
} from '@landsea/contracts/agents';
import { makeNamedValues, type FieldLabel, type ValueWords } from '../../trip/activity-log/field-labels.js';
import type { LoggedKind } from '../../trip/activity-log/logged-table.js';
import { ClientConnectionRow } from './client-connection.entity.js';
import { ClientPersonRow } from './client-person.entity.js';
import { ClientRow } from './client.entity.js';

export interface LoggedClientTable extends LoggedKind {
  entity: new () => object;
  /** One key when the row is the client itself. */
  keys: readonly [string] | readonly [string, string];
  what: (row: Record<string, unknown>) => string;
}

type Labels<Row, Own extends keyof Row> = Readonly<
  Record<Exclude<keyof Row & string, Own>, FieldLabel | null>
>;

const tagWords: ValueWords = (value) =>
  Array.isArray(value) && value.length > 0 ? value.join(', ') : 'none';
const loyaltyWords: ValueWords = (value) => {
  const known = Array.isArray(value) ? value.flatMap((each) => Loyalty.safeParse(each).data ?? []) : [];
  return known.map(({ program, level }) => `${program} ${level}`).join(', ') || 'none';
};
const makeDetailWords =
  (fields: Readonly<Record<string, DetailField>>): ValueWords =>
  (value) => {
    const known: object = typeof value === 'object' && value !== null ? value : {};
    const words = Object.entries(known).flatMap(([name, detail]) => {
      const field = fields[name];
      return field ? `${field.label}: ${formatDetail(field, detail)}` : [];
    });
    return words.join('; ') || 'none';
  };
const nameOf = (row: Record<string, unknown>): string => `${row['first_name']} ${row['last_name']}`;

const clientLabels: Labels<ClientRow, 'id' | 'version' | 'createdAt' | 'updatedAt'> = {
  stage: { name: 'stage', words: makeNamedValues(clientStageNames) },
  nextStep: 'next step',
  nextStepOn: 'next step on',
  source: 'source',
  tags: { name: 'tags', words: tagWords },
  notes: 'notes',
  details: { name: 'details', words: makeDetailWords(clientDetailFields) },
  externalId: null,
  leadId: { name: 'lead person', words: () => 'changed' },
  archivedAt: { name: 'archived', words: () => 'yes', none: 'no' },
  agentId: { name: 'agent', words: () => 'changed' },
  agentVersion: null,
  // Derived from the lead person.
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  searchText: null,
  isSample: null,
  previewedAt: null,
  // The invitation has its own state.
  userId: null,
  invitedAt: null,
  invitationExpiresAt: null,
  joinedAt: null,
  leftAt: null,
  inviteVersion: null,
  invitationVersion: null,
};

export const loggedClient: LoggedClientTable = {
  kind: 'client',
  noun: 'client',
  entity: ClientRow,
  keys: ['id'],
  what: nameOf,
  labels: clientLabels,
};

const personLabels: Labels<ClientPersonRow, 'clientId' | 'id' | 'version' | 'createdAt' | 'updatedAt'> = {
  firstName: 'first name',
  lastName: 'last name',
  birthDate: 'birth date',
  email: 'email',
  phone: 'phone',
  phoneKey: null,
  loyalties: { name: 'memberships', words: loyaltyWords },
  heightInches: 'height in inches',
  dietaryNotes: 'dietary needs',
  passportExpiresOn: 'passport until',
  notes: 'notes',
  details: { name: 'details', words: makeDetailWords(personDetailFields) },
  externalId: null,
};

export const loggedPerson: LoggedClientTable = {
  kind: 'client-person',
  noun: 'person',
  entity: ClientPersonRow,
  keys: ['client_id', 'id'],
  what: nameOf,
  labels: personLabels,
};

export const loggedConnection: LoggedClientTable = {
  kind: 'client-connection',
  noun: 'connection',
  entity: ClientConnectionRow,
  keys: ['client_id', 'other_id'],
  what: ({ relation }) => clientRelationNames[relation as keyof typeof clientRelationNames],
  labels: { relation: { name: 'relation', words: makeNamedValues(clientRelationNames) } },
};

export const loggedClientTables: readonly LoggedClientTable[] = [
  loggedClient,
  loggedPerson,
  loggedConnection,
];
