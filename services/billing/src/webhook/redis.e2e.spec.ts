import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { startBilling, type Billing } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const present = spawnSync('redis-server', ['--version']).status === 0;
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

(present ? describe : describe.skip)('with the queue on Redis', () => {
  let port: number;
  let server: ChildProcess;
  let billing: Billing;

  const startRedis = async (): Promise<void> => {
    server = spawn('redis-server', [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ]);
    await new Promise<void>((resolve) =>
      server.stdout?.on('data', (line: Buffer) => {
        if (line.includes('Ready to accept')) resolve();
      }),
    );
  };
  beforeAll(async () => {
    port = await freePort();
    await startRedis();
    billing = await startBilling({
      REDIS_URL: `redis://127.0.0.1:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(async () => {
    await billing.close();
    server.kill('SIGKILL');
  });

  const paid = async () => {
    const payer = billing.payer();
    const sessionId = await billing.checkout(payer.agent, payer.tripId);
    await billing.pay(sessionId);
    return { ...payer, event: await billing.event('checkout.session.completed', sessionId) };
  };
  const granted = ({ userId }: { userId: string }) =>
    eventually(
      async () =>
        expect(await billing.rows('SELECT state FROM entitlement WHERE user_id = $1', [userId])).toEqual([
          { state: 'active' },
        ]),
      15_000,
    );

  it('holds at most eight connections, mail and all', async () => {
    const redis = new Redis(port, '127.0.0.1');
    await eventually(async () => {
      const clients = String(await redis.client('LIST'))
        .trim()
        .split('\n');
      // Short commands, live updates, queues and workers share four; mail, events, calls to Stripe and timed jobs wait on one each.
      expect(clients.length - 1).toBe(8);
    });
    redis.disconnect();
  });

  it('grants once for three deliveries', async () => {
    const payer = await paid();
    await Promise.all([billing.send(payer.event), billing.send(payer.event), billing.send(payer.event)]);
    await granted(payer);
  });

  it('loses nothing when the queue is flushed', async () => {
    const payers = await Promise.all(Array.from({ length: 6 }, () => paid()));
    const redis = new Redis(port, '127.0.0.1');
    billing.stripe.onAnswer = () => redis.flushall();
    await Promise.all(payers.map(({ event }) => billing.send(event)));
    await eventually(async () => {
      const [row] = await billing.rows<{ n: number }>(
        `SELECT count(*)::int AS n FROM stripe_event WHERE state = 'pending'`,
      );
      expect(row?.n).toBeLessThan(6);
    });
    billing.stripe.onAnswer = undefined;
    await redis.flushall();
    redis.disconnect();
    for (const payer of payers) await granted(payer);
  }, 40_000);

  it('accepts events while Redis is away, and handles them when it is back', async () => {
    const payer = await paid();
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect((await billing.send(payer.event)).status).toBe(200);
    await startRedis();
    await granted(payer);
    const next = await paid();
    expect((await billing.send(next.event)).status).toBe(200);
    await granted(next);
  }, 60_000);
});
