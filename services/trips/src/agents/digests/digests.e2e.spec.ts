import { DigestChoice } from '@landsea/contracts/agents';
import { addDays, getDateIn, timeIn, toZonedInstant } from '@landsea/contracts/core';
import { aTeam } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { anAgent, type Known } from '../../testing/consent-factories.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { newTrip, planAccess } from '../../testing/factories.js';
import { aFee } from '../../testing/fee-things.js';
import { identityDouble } from '../../testing/identity-double.js';
import { selectMails } from '../../testing/sent-mails.js';
import { WorkflowTaskRow } from '../workflows/workflow-task.entity.js';
import { DigestDispatch } from './digest-dispatch.js';
import { isMorning } from './digest-times.js';
import { DigestRow } from './digest.entity.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const HOUR_MS = 3_600_000;
const path = '/api/v1/morning-digest';
const [MORNING, NIGHT] = ['morning', 'night'] as const;
/** A zone in which it is that time of the day, whenever the test runs. */
const aZone = (time: typeof MORNING | typeof NIGHT): string => {
  const now = new Date();
  const zones = Array.from({ length: 24 }, (_, hours) => `Etc/GMT${hours < 12 ? '-' : '+'}${hours % 12}`);
  const fits = (zone: string) =>
    time === MORNING ? isMorning(now, zone) && timeIn(now, zone) < '10:30' : timeIn(now, zone) > '20:00';
  return zones.find(fits) ?? 'UTC';
};
const dispatcher = () => service.app.get(DigestDispatch);
/** Each agent has a digest, and that of this one is due. */
const makeDue = async ({ agentId }: Pick<Known, 'agentId'>, timeZone = aZone(MORNING), over = {}) => {
  await dispatcher().addNew();
  const due = { timeZone, nextAt: new Date(Date.now() - HOUR_MS / 60), ...over };
  await service.dataSource.manager.update(DigestRow, { userId: agentId }, due);
};
const run = async (known: Pick<Known, 'agentId'>, ...due: [timeZone?: string, over?: object]) => {
  await makeDue(known, ...due);
  await Promise.all([dispatcher().dispatch(), dispatcher().dispatch()]);
  return selectMails(service, `${known.agentId}@example.com`);
};
const digestOf = ({ agentId }: Pick<Known, 'agentId'>) =>
  service.dataSource.manager.findOneByOrFail(DigestRow, { userId: agentId });

/** A trip whose dining opens today or tomorrow. */
const aTripTomorrow = async (known: Known) => {
  const startDate = addDays(getDateIn(new Date()), 61);
  const { body } = await known.agent
    .post(`/api/v1/clients/${known.clientId}/trips`)
    .send(newTrip({ startDate }))
    .expect(201);
  await deskPlanned(service);
  return String(body.id);
};
/** On a trip with nothing to do soon. */
const addFee = async ({ agent, clientId }: Known, dueOn: string) => {
  const { body } = await agent
    .post(`/api/v1/clients/${clientId}/trips`)
    .send(newTrip({ startDate: addDays(getDateIn(new Date()), 300) }))
    .expect(201);
  await agent
    .put(`/api/v1/agent-trips/${String(body.id)}/fees/${crypto.randomUUID()}`)
    .send({ ...aFee(), dueOn, version: 0 })
    .expect(200);
};
const aBusyAgent = async () => {
  const known = await anAgent(service);
  const tripId = await aTripTomorrow(known);
  return { ...known, tripId };
};

describe('the email of the morning', () => {
  it('is one, whatever runs at once and after a restart, and names what comes up', async () => {
    const known = await aBusyAgent();
    const task = { id: crypto.randomUUID(), title: 'Order the cake', who: 'agent' };
    await known.agent
      .post(`/api/v1/agent-trips/${known.tripId}/tasks`)
      .send({ ...task, dueOn: getDateIn(new Date()) })
      .expect(201);
    const [mail, ...more] = await run(known);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('1 task');
    expect(mail?.text).toMatch(/Tomorrow\n.*Ada Byron/);
    expect(mail?.text).toContain('Order the cake, Ada Byron');
    const { nextAt, sentOn, token } = await digestOf(known);
    expect(nextAt.getTime()).toBeGreaterThan(Date.now());
    expect(await run(known)).toHaveLength(1);
    expect(sentOn).toBe(getDateIn(new Date(), aZone(MORNING)));
    const [row] = await service.dataSource.query<{ url: string }[]>(
      `SELECT unsubscribe_url AS url FROM mail_message WHERE recipient = $1`,
      [`${known.agentId}@example.com`],
    );
    expect(row?.url).toContain(token);
  });

  it('names a message that could not leave by itself that morning', async () => {
    const known = await aBusyAgent();
    const [timeZone, today] = ['America/New_York', getDateIn(new Date())];
    const id = crypto.randomUUID();
    await known.agent
      .post(`/api/v1/agent-trips/${known.tripId}/tasks`)
      .send({ id, title: 'Welcome them', who: 'agent', dueOn: today })
      .expect(201);
    const { manager } = service.dataSource;
    await manager.update(WorkflowTaskRow, { id }, { messageTemplate: 'welcome-home', messageWay: 'auto' });
    await makeDue(known, timeZone, { nextAt: toZonedInstant(today, '06:30', timeZone) });
    const dispatchAt = async (time: string) => {
      const clock = () => toZonedInstant(today, time, timeZone);
      await (Object.create(dispatcher(), { clock: { value: clock } }) as DigestDispatch).dispatch();
      return selectMails(service, `${known.agentId}@example.com`);
    };
    expect(await dispatchAt('06:31')).toEqual([]);
    expect((await digestOf(known)).nextAt).toEqual(toZonedInstant(today, '06:33', timeZone));
    await manager.update(WorkflowTaskRow, { id }, { sendProblem: 'Still empty: hotel.' });
    const [mail] = await dispatchAt('06:33');
    expect(mail?.text).toContain('Welcome them, Ada Byron');
  });

  it('comes for a fee with the first email after its date', async () => {
    const before = (days: number) => addDays(getDateIn(new Date()), -days);
    const late = async (days: number, sentOn: string | null) => {
      const known = await anAgent(service);
      await addFee(known, before(days));
      return run(known, aZone(MORNING), { sentOn });
    };
    expect(await late(3, before(2))).toEqual([]);
    for (const [days, sentOn] of [
      [1, before(2)],
      [3, before(3)],
      [3, null],
    ] as const) {
      const [mail] = await late(days, sentOn);
      expect(mail?.text).toMatch(/Your fees\n.*, Ada Byron: \$150.00 was due /);
    }
  });

  it('stays out with nothing to do, at night, without a verified address, and once the plan is over', async () => {
    expect(await run(await anAgent(service))).toEqual([]);
    expect(await run(await aBusyAgent(), aZone(NIGHT))).toEqual([]);
    const unverified = await aBusyAgent();
    const email = `${unverified.agentId}@example.com`;
    identity.people.set(unverified.agentId, { email, firstName: 'Dana', emailVerified: false });
    expect(await run(unverified)).toEqual([]);
    const over = await aBusyAgent();
    for (const [version, accessUntil] of [Date.now() + HOUR_MS, Date.now() - 60_000].entries())
      await service.deliver(
        'billing.subscription-changed',
        planAccess(over.agentId, {
          plan: 'agent',
          accessUntil: new Date(accessUntil).toISOString(),
          version: version + 1,
        }),
      );
    expect((await run(over)).filter(({ subject }) => /morning|Tomorrow/.test(subject))).toEqual([]);
  });

  it('waits for identity, and is sent then', async () => {
    const known = await aBusyAgent();
    identity.people.set(known.agentId, { email: '', firstName: '', emailVerified: 'unknown' as never });
    expect(await run(known)).toEqual([]);
    expect((await digestOf(known)).sentOn).toBeNull();
    identity.people.delete(known.agentId);
    expect(await run(known)).toHaveLength(1);
  });

  it('of an assistant holds the clients of the agents, and nobody else’s', async () => {
    const { owner, assistant } = await aTeam(service);
    const { body } = await owner.call
      .post('/api/v1/clients')
      .send({ firstName: 'Mia', lastName: 'Park', email: `${crypto.randomUUID()}@example.com` })
      .expect(201);
    await aTripTomorrow({ agent: owner.call, agentId: owner.userId, clientId: String(body.id), email: '' });
    await aBusyAgent();
    const mail = (await run({ agentId: assistant.userId })).at(-1);
    expect(mail?.text).toContain('Mia Park');
    expect(mail?.text).not.toContain('Ada Byron');
  });

  it('is switched off in the settings, or by one click in the mail program', async () => {
    const known = await aBusyAgent();
    expect(DigestChoice.parse((await known.agent.get(path).expect(200)).body)).toEqual({
      isOn: true,
      timeZone: 'America/New_York',
      tellsClients: false,
    });
    const off = { isOn: false, timeZone: aZone(MORNING) };
    expect((await known.agent.put(path).send(off).expect(200)).body).toEqual({ ...off, tellsClients: false });
    expect(await run(known)).toEqual([]);
    await known.agent
      .put(path)
      .send({ ...off, timeZone: 'Moon/Base' })
      .expect(400);
    await known.agent
      .put(path)
      .send({ ...off, isOn: true })
      .expect(200);
    const { token } = await digestOf(known);
    const click = (key: string) => service.anonymous().post(`/api/v1/digests/one-click/${key}`);
    const send = (key: string) =>
      click(key).set('content-type', 'application/x-www-form-urlencoded').send('List-Unsubscribe=One-Click');
    await click(token).send({}).expect(400);
    expect((await digestOf(known)).isOn).toBe(true);
    await send('a-token-that-nobody-has').expect(204);
    await send(token).expect(204);
    await send(token).expect(204);
    expect((await digestOf(known)).isOn).toBe(false);
    expect(await run(known)).toEqual([]);
  });

  it('is stopped on a page without signing in, to which the link of the email leads', async () => {
    const known = await aBusyAgent();
    const [mail] = await run(known);
    const page = /https?:\/\/\S+\/morning-email\/stop\/(\S+)/.exec(mail?.text ?? '');
    const { token } = await digestOf(known);
    expect(page?.[1]).toBe(token);
    const visit = await service.anonymous().get(`/api/v1/digests/one-click/${token}`).expect(303);
    expect(visit.headers['location']).toBe(page?.[0]);
    expect((await digestOf(known)).isOn).toBe(true);
    const stop = (body: object) => service.anonymous().post('/api/v1/digests/stop').send(body);
    await stop({}).expect(400);
    await stop({ token: 'a-token-that-nobody-has' }).expect(204);
    expect((await digestOf(known)).isOn).toBe(true);
    await stop({ token }).expect(204);
    expect((await digestOf(known)).isOn).toBe(false);
  });

  it('is forgotten with the account', async () => {
    const known = await aBusyAgent();
    await makeDue(known);
    await service.deliver('identity.account-erased', { userId: known.agentId });
    expect(await service.dataSource.manager.countBy(DigestRow, { userId: known.agentId })).toBe(0);
  });
});
