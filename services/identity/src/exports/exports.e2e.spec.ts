import { ExportDocument, LatestExport } from '@landsea/contracts/account';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { DataExports } from './data-exports.service.js';
import { ExportCollector } from './export-collector.js';
import { startIdentity } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';
import { cookieOf, register } from '../testing/factories.js';
import { startServiceDouble } from '../testing/service-double.js';

const trips = await startServiceDouble(() => ({ trips: [{ name: 'Land and sea' }], budgetLines: [] }));
const billing = await startServiceDouble(() => ({ payments: [{ amountCents: 3900 }], checkouts: [] }));
const service = await startIdentity({ TRIPS_URL: trips.url, BILLING_URL: billing.url });
afterAll(async () => {
  await service.close();
  await Promise.all([trips.close(), billing.close()]);
});
afterEach(() => {
  trips.isBroken = false;
});

const latest = async (agent: TestAgent) =>
  LatestExport.parse((await agent.get('/api/auth/exports').expect(200)).body).export;
const ready = (agent: TestAgent) =>
  eventually(async () => {
    const copy = await latest(agent);
    return copy?.state === 'ready' ? copy : undefined;
  });
const somebody = async () => {
  const agent = service.anonymous();
  return { agent, ...(await register(agent)) };
};

describe('POST /api/auth/exports', () => {
  it('puts one document together from all three services, called with a service token', async () => {
    const { agent, id, email } = await somebody();
    expect(await latest(agent)).toBeNull();
    const begun = await agent.post('/api/auth/exports').expect(202);
    expect(begun.body).toMatchObject({ state: 'collecting', partsTotal: 3, expiresAt: null });
    const copy = await ready(agent);
    expect(copy).toMatchObject({ id: begun.body.id, partsDone: 3 });
    const answer = await agent.get(`/api/auth/exports/${copy.id}/file`).expect(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="landsea-\d{4}-\d\d-\d\d\.json"$/,
    );
    const document = ExportDocument.parse(answer.body);
    expect(document.userId).toBe(id);
    expect(document.identity['account']).toEqual([expect.objectContaining({ id, email })]);
    expect(document.identity['sessions']).toHaveLength(1);
    expect(document.trips['trips']).toEqual([{ name: 'Land and sea' }]);
    expect(document.billing['payments']).toEqual([{ amountCents: 3900 }]);
    for (const { calls } of [trips, billing])
      expect(calls.find(({ path }) => path.includes(id))).toEqual({
        path: `/internal/accounts/${id}/export`,
        authorization: expect.stringMatching(/^Bearer .{40,}/),
      });
  });

  it('holds no secret: no hash, no token, no cookie', async () => {
    const { agent, id, email, password } = await somebody();
    const cookie = cookieOf(await service.anonymous().post('/api/auth/login').send({ email, password }));
    await agent
      .post('/api/auth/account/email')
      .send({ email: `new.${email}`, password })
      .expect(204);
    await agent.post('/api/auth/exports').expect(202);
    const copy = await ready(agent);
    const text = JSON.stringify((await agent.get(`/api/auth/exports/${copy.id}/file`)).body);
    const secrets = await service.dataSource.query<{ secret: string }[]>(
      `SELECT password_hash AS secret FROM user_account WHERE id = $1
       UNION SELECT token_hash FROM session WHERE user_id = $1
       UNION SELECT token_hash FROM one_time_token WHERE user_id = $1`,
      [id],
    );
    expect(secrets.length).toBeGreaterThanOrEqual(4);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain(password);
    expect(text).not.toContain(/landsea_sid=([^;]+)/.exec(cookie)?.[1] ?? 'none');
    expect(text).not.toMatch(/argon2|hash|token/i);
  });

  it('leaves one that is on its way alone, and tries again when a service was away', async () => {
    const { agent } = await somebody();
    trips.isBroken = true;
    const first = await agent.post('/api/auth/exports').expect(202);
    const second = await agent.post('/api/auth/exports').expect(202);
    expect(second.body.id).toBe(first.body.id);
    await eventually(async () => ((await latest(agent))?.partsDone === 1 ? true : undefined));
    trips.isBroken = false;
    await service.dataSource.query(
      `UPDATE data_export SET due_at = now() - interval '1 second' WHERE id = $1`,
      [first.body.id],
    );
    await service.app.get(ExportCollector).sweep();
    expect((await ready(agent)).id).toBe(first.body.id);
  });

  it('gives up after eight tries, and says so', async () => {
    const { agent } = await somebody();
    trips.isBroken = true;
    const { body } = await agent.post('/api/auth/exports').expect(202);
    await eventually(async () => ((await latest(agent))?.partsDone === 1 ? true : undefined));
    await service.dataSource.query(
      `UPDATE data_export SET due_at = now() - interval '1 second', attempts = 7 WHERE id = $1`,
      [body.id],
    );
    await service.app.get(ExportCollector).collect(String(body.id));
    expect(await latest(agent)).toMatchObject({ state: 'failed' });
    await agent.get(`/api/auth/exports/${body.id}/file`).expect(404);
  });
});

describe('GET /api/auth/exports/:exportId/file', () => {
  it('answers its owner alone, for a day, and is erased after', async () => {
    const mine = await somebody();
    const other = await somebody();
    await mine.agent.post('/api/auth/exports').expect(202);
    const { id } = await ready(mine.agent);
    await other.agent.get(`/api/auth/exports/${id}/file`).expect(404);
    await service.anonymous().get(`/api/auth/exports/${id}/file`).expect(401);
    await service.dataSource.query(
      `UPDATE data_export SET expires_at = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    await mine.agent.get(`/api/auth/exports/${id}/file`).expect(404);
    expect(await latest(mine.agent)).toBeNull();
    await service.app.get(ExportCollector).sweep();
    expect(await service.dataSource.query('SELECT 1 FROM data_export WHERE id = $1', [id])).toEqual([]);
  });

  it('replaces a finished one', async () => {
    const { agent, id } = await somebody();
    const first = await service.app.get(DataExports).begin(id);
    await ready(agent);
    const { body } = await agent.post('/api/auth/exports').expect(202);
    expect(body.id).not.toBe(first.id);
    await agent.get(`/api/auth/exports/${first.id}/file`).expect(404);
  });
});
