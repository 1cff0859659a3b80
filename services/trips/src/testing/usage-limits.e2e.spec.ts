import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from './app.js';
import { familyWithPaidTrip, newExpense } from './factories.js';

const service = await startTrips();
const copy = await startTrips(undefined, service);
afterAll(async () => {
  await copy.close();
  await service.close();
});

const IMPORTS = '/api/v1/expense-imports';

describe('expense imports', () => {
  const raw = (body: string, cookie?: string) =>
    fetch(`${service.url}${IMPORTS}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: service.publicOrigin,
        ...(cookie && { cookie }),
      },
      body,
    }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as { code: string } }));

  it('of a visitor are refused without reading them', async () => {
    const brackets = '['.repeat(3_900_000);
    const answers = await Promise.all(Array.from({ length: 30 }, () => raw(brackets)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  it('over 2 MB are refused by their announced size, and nested ones by their depth', async () => {
    const cookie = service.cookieOf({ userId: randomUUID() });
    expect(await raw('['.repeat(3_900_000), cookie)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message: expect.stringContaining('2 MB') },
    });
    expect(await raw('['.repeat(1_900_000), cookie)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_BODY' },
    });
  });

  it('of one person run one at a time, and ten an hour', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const rows = Array.from({ length: 2_000 }, () => newExpense());
    const send = (expenses: unknown[]) => agent.post(IMPORTS).send({ tripId: trip.id, expenses });
    const together = await Promise.all([send(rows), send(rows), send(rows)]);
    const statuses = together.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
    for (let n = 3; n < 10; n += 1) await send([newExpense()]).expect(200);
    const stopped = await send([newExpense()]).expect(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('live streams', () => {
  const open = async (at: TestService, cookie: string, tripId: string) => {
    const abort = new AbortController();
    const answer = await fetch(`${at.url}/api/v1/trips/${tripId}/stream`, {
      headers: { cookie },
      signal: abort.signal,
    });
    return { status: answer.status, headers: answer.headers, close: () => abort.abort() };
  };

  it('are at most 20 for one person, over all copies of the service, and a closed one makes room', async () => {
    const { trip, userId } = await familyWithPaidTrip(service);
    const cookies = [service.cookieOf({ userId }), copy.cookieOf({ userId })];
    const streams = await Promise.all(
      Array.from({ length: 40 }, (_, n) => open(n % 2 ? copy : service, cookies[n % 2] ?? '', trip.id)),
    );
    const opened = streams.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(20);
    const refused = streams.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    opened[0]?.close();
    let again = 0;
    for (let tries = 0; tries < 400 && again !== 200; tries += 1) {
      await sleep(50);
      const stream = await open(service, cookies[0] ?? '', trip.id);
      again = stream.status;
      opened.push(stream);
    }
    expect(again).toBe(200);
    for (const stream of [...streams, ...opened]) stream.close();
  });

  it('that a copy which died left behind are counted no longer after a minute', async () => {
    const { trip, userId } = await familyWithPaidTrip(service);
    await service.dataSource.query(
      `INSERT INTO held_slot (id, key, expires_at)
       SELECT gen_random_uuid(), $1, now() - interval '1 second' FROM generate_series(1, 20)`,
      [`trip-stream-user:${userId}`],
    );
    const stream = await open(service, service.cookieOf({ userId }), trip.id);
    expect(stream.status).toBe(200);
    stream.close();
  });
});

describe('receipts', () => {
  /** Kept as it came, unlike a picture. */
  const PDF = Buffer.from('%PDF-1.7\n');

  it('take up at most 500 MB for one person, and the refusal says what to do', async () => {
    const { agent, trip, userId } = await familyWithPaidTrip(service);
    const expense = newExpense();
    await agent.post(`/api/v1/trips/${trip.id}/expenses`).send(expense).expect(201);
    const attach = () =>
      agent
        .put(`/api/v1/trips/${trip.id}/expenses/${expense.id}/receipt?name=a.pdf`)
        .type('application/pdf')
        .send(Buffer.concat([PDF, Buffer.alloc(2000, 7)]));
    await attach().expect(200);
    const store = (bytes: number, of: string) =>
      service.dataSource.query(
        `INSERT INTO stored_file (key, name, type, bytes, uploaded_by) VALUES ($1, 'a', 'image/png', $2, $3)`,
        [`receipts/${randomUUID()}`, bytes, of],
      );
    await store(600 * 1024 * 1024, randomUUID());
    await attach().expect(200);
    await store(499 * 1024 * 1024 + 1023 * 1024, userId);
    const full = await attach().expect(413);
    expect(full.body).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: expect.stringMatching(/500 MB.*[Rr]emove/),
    });
  });

  it('no longer name who uploaded them once the account is erased', async () => {
    const { agent, trip, userId } = await familyWithPaidTrip(service);
    const expense = newExpense();
    await agent.post(`/api/v1/trips/${trip.id}/expenses`).send(expense).expect(201);
    const path = `/api/v1/trips/${trip.id}/expenses/${expense.id}/receipt`;
    await agent.put(path).type('application/pdf').send(PDF).expect(200);
    const files = () =>
      service.dataSource.query<object[]>('SELECT key FROM stored_file WHERE uploaded_by = $1', [userId]);
    expect(await files()).toHaveLength(1);
    await service.deliver('identity.account-erased', { userId });
    expect(await files()).toEqual([]);
  });

  it('are received three at a time for one person, over all copies, and a finished one makes room', async () => {
    const { agent, trip, userId } = await familyWithPaidTrip(service);
    const expense = newExpense();
    await agent.post(`/api/v1/trips/${trip.id}/expenses`).send(expense).expect(201);
    const path = `/api/v1/trips/${trip.id}/expenses/${expense.id}/receipt?name=a.pdf`;
    const begin = (at: TestService): ClientRequest => {
      const upload = request(at.url + path, {
        method: 'PUT',
        headers: {
          'content-type': 'application/pdf',
          'content-length': PDF.length,
          cookie: at.cookieOf({ userId }),
          origin: at.publicOrigin,
        },
      });
      upload.on('error', () => undefined); // one that is given up
      upload.flushHeaders();
      return upload;
    };
    const held = async () =>
      (
        await service.dataSource.query<object[]>('SELECT 1 FROM held_slot WHERE key = $1', [
          `file-upload:${userId}`,
        ])
      ).length;
    const uploads = [service, copy, service].map(begin);
    try {
      for (let tries = 0; tries < 400 && (await held()) < 3; tries += 1) await sleep(50);
      const another = () => agent.put(path).type('application/pdf').send(PDF);
      const { body } = await another().expect(429);
      expect(body).toMatchObject({ code: 'RATE_LIMITED' });
      const statuses = await Promise.all(
        uploads.map(async (upload) => {
          upload.end(PDF);
          const [answer] = (await once(upload, 'response')) as [IncomingMessage];
          answer.resume();
          return answer.statusCode;
        }),
      );
      expect(statuses).toEqual([200, 200, 200]);
      expect(await held()).toBe(0);
      await another().expect(200);
    } finally {
      for (const upload of uploads) upload.destroy();
    }
  });

  it('are at most 60 an hour for one person', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const expense = newExpense();
    await agent.post(`/api/v1/trips/${trip.id}/expenses`).send(expense).expect(201);
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) {
      const path = `/api/v1/trips/${trip.id}/expenses/${expense.id}/receipt`;
      statuses.push((await agent.put(path).type('application/pdf').send(PDF)).status);
    }
    expect(statuses.indexOf(429)).toBe(60);
  });
});
