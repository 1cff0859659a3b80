import { HouseholdPerson, type CreateHouseholdPerson } from '@landsea/contracts/agents';
import { answerOf } from '@landsea/web-kit';
import { RowList } from '@landsea/web-kit/rows';
import { clientsApi } from '../clients-api';
import { clientQueue, householdQueue, readKnownClient, type KnownClient } from './known-client';

const clientUrl = (clientId: string) => `/api/v1/clients/${clientId}`;
const refresh = () => clientsApi.util.invalidateTags(['Clients']);

export const clientRows = new RowList({
  queue: clientQueue,
  query: clientsApi.endpoints.getClient,
  rowsOf: (client: KnownClient) => [client],
  withRows: (client, [row = client]) => row,
  url: () => '/api/v1/clients',
  listUrl: clientUrl,
  parse: readKnownClient,
  parseList: readKnownClient,
  preview: (created: KnownClient): KnownClient => created,
  afterWrite: refresh,
});

const nothing = {
  birthDate: null,
  email: null,
  phone: null,
  loyalties: [],
  heightInches: null,
  dietaryNotes: null,
  passportExpiresOn: null,
  notes: null,
};

export const householdRows = new RowList({
  queue: householdQueue,
  query: clientsApi.endpoints.getClient,
  rowsOf: (client: KnownClient) => client.people,
  withRows: (client, people) => ({ ...client, people }),
  url: (clientId: string) => `${clientUrl(clientId)}/people`,
  listUrl: clientUrl,
  parse: answerOf(HouseholdPerson),
  parseList: readKnownClient,
  preview: (created: CreateHouseholdPerson): HouseholdPerson => ({
    ...nothing,
    ...created,
    version: 0,
  }),
  recreate: ({ version: _version, ...person }): CreateHouseholdPerson => person,
  afterWrite: refresh,
});
