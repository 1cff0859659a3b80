import {
  Client,
  type HouseholdPerson,
  type UpdateClient,
  type UpdateHouseholdPerson,
} from '@landsea/contracts/agents';
import { answerOf } from '@landsea/web-kit';
import { RowQueue } from '@landsea/web-kit/rows';

/** Services before households answer with fewer fields. */
export type KnownClient = Client &
  Required<Pick<Client, 'people' | 'connections' | 'tags' | 'stage' | 'version'>>;

export type ClientChange = Omit<UpdateClient, 'version'>;
export type HouseholdChange = Omit<UpdateHouseholdPerson, 'version'>;

export const clientQueue = new RowQueue<KnownClient, ClientChange>();
export const householdQueue = new RowQueue<HouseholdPerson, HouseholdChange>();

export const readKnownClient = (raw: unknown): KnownClient => {
  const client = answerOf(Client)(raw);
  const { people = [], connections = [], tags = [], stage = 'lead', version = 0 } = client;
  return { ...client, people, connections, tags, stage, version };
};
