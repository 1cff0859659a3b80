import { randomUUID } from 'node:crypto';
import {
  MOST_QUOTE_TEMPLATES,
  MOST_SHARED_TEMPLATES,
  OwnQuoteTemplates,
  type SaveQuoteTemplate,
} from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aColleague, aTeam } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aQuoteTemplate } from '../../testing/client-bodies.js';
import { QuoteTemplateRow } from './quote-template.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/quote-templates';
const list = async (call: TestAgent) => OwnQuoteTemplates.parse((await call.get(path).expect(200)).body);
const titles = async (call: TestAgent) => (await list(call)).templates.map(({ title }) => title);
const save = (call: TestAgent, id: string, over: Partial<SaveQuoteTemplate> = {}) =>
  call.put(`${path}/${id}`).send(aQuoteTemplate(over));

it('is kept, renamed by its version, deleted, and brought back', async () => {
  const { call } = await aColleague(service);
  const id = randomUUID();
  await save(call, id).expect(200);
  const { templates, isInAgency } = await list(call);
  expect(isInAgency).toBe(false);
  const { version: _new, ...kept } = aQuoteTemplate();
  expect(templates).toMatchObject([{ ...kept, id, isOwn: true, version: 1 }]);
  await save(call, id, { version: 1, title: 'Others' }).expect(200);
  await save(call, id, { version: 1, title: 'Lost' }).expect(409);
  expect(await titles(call)).toEqual(['Others']);
  await call.delete(`${path}/${id}`).expect(200);
  await call.delete(`${path}/${id}`).expect(404);
  expect(await titles(call)).toEqual([]);
  await save(call, id, { title: 'Back' }).expect(200);
  expect(await titles(call)).toEqual(['Back']);
});

it('is used by the colleagues it is shared with, and changed by its author only', async () => {
  const { owner, agent, assistant } = await aTeam(service);
  const [shared, own] = [randomUUID(), randomUUID()];
  await save(agent.call, shared, { title: 'For all', isShared: true }).expect(200);
  await save(agent.call, own, { title: 'For me' }).expect(200);
  for (const { call } of [owner, assistant]) expect(await titles(call)).toEqual(['For all']);
  await save(owner.call, shared, { version: 1 }).expect(404);
  await owner.call.delete(`${path}/${shared}`).expect(404);
  expect(await titles((await aColleague(service)).call)).toEqual([]);
});

it('lists all of the agent’s own, and of those that colleagues share the first by name', async () => {
  const { owner, agent } = await aTeam(service);
  const more = MOST_SHARED_TEMPLATES + 5;
  const rows = Array.from({ length: more }, (_, at) => ({
    ...{ ...aQuoteTemplate(), title: `Shared ${String(100 + at)}`, isShared: true },
    ...{ version: 1, userId: agent.userId, id: randomUUID(), authorName: 'Dana' },
  }));
  await service.dataSource.manager.insert(QuoteTemplateRow, rows);
  await save(owner.call, randomUUID(), { title: 'Zoo and sea' }).expect(200);
  const [first, ...shared] = await titles(owner.call);
  expect(first).toBe('Zoo and sea');
  expect(shared).toEqual(rows.slice(0, MOST_SHARED_TEMPLATES).map(({ title }) => title));
});

it('has no dates, no client and no card number, and at least one option', async () => {
  const { call } = await aColleague(service);
  const [option] = aQuoteTemplate().options;
  if (!option) throw new Error('no option');
  const refused = async (options: unknown[]) =>
    (
      await call
        .put(`${path}/${randomUUID()}`)
        .send({ ...aQuoteTemplate(), options })
        .expect(400)
    ).body.fields as { message: string; path: string }[];
  expect(await refused([])).toEqual([{ path: 'options', message: 'A template has at least one option' }]);
  expect(await refused(Array.from({ length: 7 }, () => option))).toMatchObject([{ path: 'options' }]);
  for (const more of [{ startDate: '2027-03-14' }, { clientId: randomUUID() }, { commissionCents: 5 }])
    expect(await refused([{ ...option, ...more }])).toHaveLength(1);
  const note = 'Card 4242 4242 4242 4242';
  expect(await refused([{ ...option, note }])).toMatchObject([{ path: 'options.0.note' }]);
  const named = await save(call, randomUUID(), { title: note }).expect(400);
  expect(named.body.fields).toMatchObject([{ path: 'title' }]);
  expect(await titles(call)).toEqual([]);
});

it('has a bound, and goes with the account', async () => {
  const { call, userId } = await aColleague(service);
  const { manager } = service.dataSource;
  const rows = Array.from({ length: MOST_QUOTE_TEMPLATES }, () => ({
    ...aQuoteTemplate(),
    ...{ version: 1, userId, id: randomUUID(), authorName: 'Dana' },
  }));
  await manager.insert(QuoteTemplateRow, rows);
  const refused = await save(call, randomUUID()).expect(400);
  expect(refused.body.fields).toMatchObject([
    { message: expect.stringMatching(/^You have 50 quote templates/) },
  ]);
  await service.deliver('identity.account-erased', { userId });
  expect(await manager.countBy(QuoteTemplateRow, { userId })).toBe(0);
});
