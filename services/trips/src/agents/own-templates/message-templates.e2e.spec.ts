import { randomUUID } from 'node:crypto';
import {
  MOST_MESSAGE_TEMPLATES,
  MOST_SHARED_TEMPLATES,
  OwnMessageTemplateList,
} from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aColleague, aTeam } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aMessageTemplate, aTaskList } from '../../testing/client-bodies.js';
import { MessageTemplateRow } from './message-template.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/message-templates';
const list = async (call: TestAgent) => OwnMessageTemplateList.parse((await call.get(path).expect(200)).body);
const titles = async (call: TestAgent) => (await list(call)).templates.map(({ title }) => title);
const save = (call: TestAgent, id: string, over: Parameters<typeof aMessageTemplate>[0] = {}) =>
  call.put(`${path}/${id}`).send(aMessageTemplate(over));

it('is kept, changed by its version, and deleted', async () => {
  const { call } = await aColleague(service);
  const id = randomUUID();
  await save(call, id, { replaces: 'dining-results' }).expect(200);
  const { templates, isInAgency } = await list(call);
  expect(isInAgency).toBe(false);
  expect(templates).toMatchObject([{ id, isOwn: true, version: 1, replaces: 'dining-results' }]);
  await save(call, id, { version: 1, title: 'My rules' }).expect(200);
  const old = await save(call, id, { version: 1, title: 'Other' }).expect(409);
  expect(old.body.message).toMatch(/save again to keep it/);
  await save(call, id).expect(409);
  expect(await titles(call)).toEqual(['My rules']);
  await call.delete(`${path}/${id}`).expect(200);
  await call.delete(`${path}/${id}`).expect(404);
  expect(await titles(call)).toEqual([]);
});

it('is read by the colleagues it is shared with, and changed by its author only', async () => {
  const { owner, agent, assistant } = await aTeam(service);
  const [shared, own] = [randomUUID(), randomUUID()];
  await save(agent.call, shared, { title: 'For all', isShared: true }).expect(200);
  await save(agent.call, own, { title: 'For me' }).expect(200);
  for (const { call } of [owner, assistant]) expect(await titles(call)).toEqual(['For all']);
  expect((await list(owner.call)).templates).toMatchObject([{ isOwn: false }]);
  await save(owner.call, shared, { version: 1, title: 'Changed' }).expect(404);
  await owner.call.delete(`${path}/${shared}`).expect(404);
  expect(await titles((await aColleague(service)).call)).toEqual([]);
  await service.dataSource.query(`DELETE FROM agency_member WHERE user_id = $1`, [agent.userId]);
  expect(await titles(owner.call)).toEqual([]);
  expect(await titles(agent.call)).toEqual(['For all', 'For me']);
});

it('lists all of the agent’s own, and of those that colleagues share the first by name', async () => {
  const { owner, agent } = await aTeam(service);
  const rows = Array.from({ length: MOST_SHARED_TEMPLATES + 5 }, (_, at) => ({
    ...{ ...aMessageTemplate(), title: `Shared ${String(100 + at)}`, isShared: true },
    ...{ version: 1, userId: agent.userId, id: randomUUID(), authorName: 'Dana' },
  }));
  await service.dataSource.manager.insert(MessageTemplateRow, rows);
  await save(owner.call, randomUUID(), { title: 'Zoo and sea' }).expect(200);
  const [first, ...shared] = await titles(owner.call);
  expect(first).toBe('Zoo and sea');
  expect(shared).toEqual(rows.slice(0, MOST_SHARED_TEMPLATES).map(({ title }) => title));
  // A task that sends a later one still finds it.
  const message = { templateId: rows.at(-1)?.id ?? '', way: 'self' } as const;
  const task = {
    key: 'hello',
    title: 'Say hello',
    reason: '',
    anchor: 'departure',
    days: -5,
    message,
  } as const;
  await owner.call
    .put(`/api/v1/task-lists/${randomUUID()}`)
    .send(aTaskList({ tasks: [task] }))
    .expect(200);
});

it('refuses what could never be sent, with a sentence', async () => {
  const { call } = await aColleague(service);
  const refused = async (body: string) =>
    (await save(call, randomUUID(), { body }).expect(400)).body.fields as unknown;
  expect(await refused('Hi {{firstNam}}')).toEqual([
    { path: 'body', message: 'There is no field “firstNam”. Choose one from the list.' },
  ]);
  for (const body of ['Pay with 4242 4242 4242 4242', '  '])
    expect(await refused(body)).toMatchObject([{ path: 'body' }]);
  expect(await titles(call)).toEqual([]);
});

it('has a bound, and goes with the account', async () => {
  const { call, userId } = await aColleague(service);
  const { manager } = service.dataSource;
  const rows = Array.from({ length: MOST_MESSAGE_TEMPLATES }, () => ({
    ...aMessageTemplate(),
    version: 1,
    userId,
    id: randomUUID(),
    authorName: 'Dana',
  }));
  await manager.insert(MessageTemplateRow, rows);
  const refused = await save(call, randomUUID()).expect(400);
  expect(refused.body.fields).toMatchObject([{ message: expect.stringMatching(/^You have 100 templates/) }]);
  await service.deliver('identity.account-erased', { userId });
  expect(await manager.countBy(MessageTemplateRow, { userId })).toBe(0);
});
