import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AgentPlan, FeatureStatus } from '@landsea/contracts/agents';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { aClient } from '../../testing/client-bodies.js';
import { planAccess } from '../../testing/factories.js';

let service: TestService;
let billing: Server;
let ready: object = { status: 'ok' };
beforeAll(async () => {
  billing = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(ready));
  });
  await new Promise<void>((resolve) => billing.listen(0, '127.0.0.1', resolve));
  const { port } = billing.address() as AddressInfo;
  service = await startTrips({
    BILLING_URL: `http://127.0.0.1:${port}`,
    // Nobody listens here.
    IDENTITY_URL: 'http://127.0.0.1:1',
  });
});
afterAll(async () => {
  await service.close();
  billing.closeAllConnections();
  await new Promise((resolve) => billing.close(resolve));
});

const statusOf = async (userId: string) =>
  FeatureStatus.parse(
    (await service.as({ userId, userType: 'agent' }).get('/api/v1/feature-status').expect(200)).body,
  );

describe('the status of an agent’s features', () => {
  it('follows the account and its plan', async () => {
    const userId = randomUUID();
    expect((await statusOf(userId)).plan).toEqual({ isOpen: false, until: null });
    await service.as({ userId, userType: 'agent' }).post('/api/v1/clients').send(aClient()).expect(201);
    const { features } = await statusOf(userId);
    expect(features).toContainEqual({ name: 'clients', used: 1, limit: 1 });
    expect(features).toContainEqual({ name: 'trips', used: 0, limit: 1 });
    const plan = planAccess(userId, { plan: 'agent' });
    await service.deliver('billing.subscription-changed', plan);
    const open = await statusOf(userId);
    expect(open.plan).toEqual({ isOpen: true, until: plan.accessUntil });
    expect(open.features).toContainEqual({ name: 'trips', used: 0, limit: null });
  });

  it('names the end of a plan, the last day to edit, and what a new client would need', async () => {
    const userId = randomUUID();
    const agent = service.as({ userId, userType: 'agent' });
    const planOf = async () => AgentPlan.parse((await agent.get('/api/v1/agent-plan').expect(200)).body);
    expect(await planOf()).toEqual({ endedAt: null, editsUntil: null });
    const over = { plan: 'agent', accessUntil: '2026-11-20T17:00:00.000Z' } as const;
    await service.deliver('billing.subscription-changed', planAccess(userId, over));
    expect(await planOf()).toEqual({ endedAt: over.accessUntil, editsUntil: '2026-12-04' });
    await agent.post('/api/v1/clients').send(aClient()).expect(201);
    const full = await agent.post('/api/v1/clients').send(aClient()).expect(403);
    expect(full.body.message).toBe(
      'Your plan ended on Fri, Nov 20. Everything is still here; subscribe to add clients again.',
    );
  });

  it('shows each part as it is now: one that does not answer is down, the rest goes on', async () => {
    ready = { status: 'degraded', problems: { stripe: 'Stripe does not answer' } };
    const { health } = await statusOf(randomUUID());
    expect(health).toContainEqual({ part: 'accounts', state: 'down', problems: [] });
    expect(health).toContainEqual({ part: 'payments', state: 'degraded', problems: ['stripe'] });
    ready = { status: 'ok' };
    expect((await statusOf(randomUUID())).health).toContainEqual({
      part: 'payments',
      state: 'ok',
      problems: [],
    });
  });

  it('counts what the later features are used for, and follows the service that each runs on', async () => {
    const userId = randomUUID();
    const agent = service.as({ userId, userType: 'agent' });
    const { body } = await agent.post('/api/v1/clients').send(aClient()).expect(201);
    await service.dataSource.query(
      `UPDATE client SET invited_at = now(), invitation_expires_at = now() + interval '1 day' WHERE id = $1`,
      [body.id],
    );
    const { later, health } = await statusOf(userId);
    const state = health.find(({ part }) => part === 'planning')?.state;
    expect(later).toContainEqual({ name: 'invitations', used: 1, state: 'down' });
    expect(later).toContainEqual({ name: 'portal', used: 0, state });
    for (const name of [
      'import',
      'documents',
      'branding',
      'forms',
      'bookings',
      'quotes',
      'agreements',
      'templates',
    ])
      expect(later).toContainEqual({ name, used: 0, state });
    expect(later).toContainEqual({ name: 'email-answers', used: 0, state: 'off' });
    await service.dataSource.query(`UPDATE client SET user_id = gen_random_uuid() WHERE id = $1`, [body.id]);
    const joined = (await statusOf(userId)).later;
    expect(joined).toContainEqual({ name: 'portal', used: 1, state });
    expect(joined).toContainEqual({ name: 'invitations', used: 0, state: 'down' });
  });

  it('says when messages and mail wait', async () => {
    await service.dataSource.query(
      `INSERT INTO outbox_message (id, type, receiver, payload, due_at, created_at)
       VALUES (gen_random_uuid(), 'trips.demo-ready', 'identity', '{}', now() + interval '1 day', now() - interval '6 minutes')`,
    );
    const { health } = await statusOf(randomUUID());
    expect(health.find(({ part }) => part === 'planning')?.problems).toContain('queue');
  });
});
