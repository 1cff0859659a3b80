import { MAX_HOUSEHOLD, type MergePeople } from '@landsea/contracts/agents';
import { makeNotFound, makeInvalidField } from '@landsea/nest-kit';
import { In, Not, type EntityManager } from 'typeorm';
import { lockClientRow, type ClientRowJson } from '../client-change-rows.js';
import { refuseKnownEmail } from '../client-email.js';
import { ClientPersonRow } from '../client-person.entity.js';
import { followPeople, personTable, selectHousehold } from '../client-rows.queries.js';
import type { ClientRow } from '../client.entity.js';
import { loggedClient, loggedPerson } from '../logged-clients.js';
import type { MergeSnapshot } from './client-merge.entity.js';
import { choosePerson } from './merge-choices.js';

export const selectRow = async (
  manager: EntityManager,
  clientId: string,
  personId?: string,
): Promise<ClientRowJson> => {
  const [table, id] = personId === undefined ? [loggedClient, clientId] : [loggedPerson, personId];
  const row = await lockClientRow(manager, table, { clientId, id });
  if (!row) throw makeNotFound();
  return row;
};

export const mergePeople = async (
  manager: EntityManager,
  keep: ClientRow,
  merge: ClientRow,
  pairs: readonly MergePeople[],
): Promise<MergeSnapshot['pairs']> => {
  const [kept, other] = [await selectHousehold(manager, keep.id), await selectHousehold(manager, merge.id)];
  const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;
  const [keepIds, mergeIds] = [pairs.map(({ keepId }) => keepId), pairs.map(({ mergeId }) => mergeId)];
  if (!isOnce(keepIds) || !isOnce(mergeIds)) throw makeInvalidField('people', 'Pair each person once');
  const alone = other.filter(({ id }) => !mergeIds.includes(id));
  if (kept.length + alone.length > MAX_HOUSEHOLD)
    throw makeInvalidField(
      'people',
      `A household holds at most ${MAX_HOUSEHOLD} people: pair those who are the same`,
    );
  if (alone.some(({ id }) => kept.some((each) => each.id === id)))
    throw makeInvalidField('people', 'Somebody is in both households: pair them');
  const merged: MergeSnapshot['pairs'] = [];
  for (const { keepId, mergeId, fields } of pairs) {
    const one = kept.find(({ id }) => id === keepId);
    const two = other.find(({ id }) => id === mergeId);
    if (!one || !two)
      throw makeInvalidField('people', 'Someone was removed in the meantime. Look at both sides again.');
    const before = await selectRow(manager, keep.id, keepId);
    const key = { clientId: keep.id, id: keepId };
    await personTable.update(manager, key, one.version, choosePerson(one, two, fields));
    merged.push({ id: keepId, mergeId, before, after: await selectRow(manager, keep.id, keepId) });
  }
  await manager.update(
    ClientPersonRow,
    { clientId: merge.id, id: mergeIds.length > 0 ? Not(In(mergeIds)) : Not(merge.id) },
    { clientId: keep.id },
  );
  return merged;
};

export const followLead = async (manager: EntityManager, { id, agentId }: ClientRow): Promise<void> => {
  const [lead] = await manager.query<{ email: string | null; phone: string | null }[]>(
    `SELECT p.email, p.phone FROM client c JOIN client_person p ON p.client_id = c.id AND p.id = c.lead_id WHERE c.id = $1`,
    [id],
  );
  if (!lead?.email && !lead?.phone)
    throw makeInvalidField('people', 'The lead person needs an email address or a phone number');
  await refuseKnownEmail(manager, agentId, lead.email, id);
  await followPeople(manager, id);
};
