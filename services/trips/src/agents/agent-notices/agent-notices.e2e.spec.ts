import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultNotifications } from '@landsea/contracts/account';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { accept, anAgent, type Known } from '../../testing/consent-factories.js';
import { planAccess } from '../../testing/factories.js';
import { selectMails, waitForMails } from '../../testing/sent-mails.js';

let service: TestService;
let identity: Server;
/** Agents who switched the emails about activity off. */
const quiet = new Set<string>();
beforeAll(async () => {
  identity = createServer((request, response) => {
    const [, userId = ''] = /people\/([^/]+)/.exec(request.url ?? '') ?? [];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        userId,
        email: `${userId}@agents.example`,
        firstName: 'Dana',
        emailVerified: true,
        notifications: { ...defaultNotifications, tripActivity: !quiet.has(userId) },
      }),
    );
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const { port } = identity.address() as AddressInfo;
  service = await startTrips({ IDENTITY_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await service.close();
  identity.closeAllConnections();
  await new Promise((resolve) => identity.close(resolve));
});

const addressOf = ({ agentId }: Pick<Known, 'agentId'>) => `${agentId}@agents.example`;
const join = async (known: Known) => {
  const userId = randomUUID();
  await accept(service, known, userId, []);
  return service.as({ userId, userType: 'client' });
};

describe('an agent', () => {
  it('reads in one line that a client joined, and that they left', async () => {
    const known = await anAgent(service);
    const client = await join(known);
    await accept(service, known, randomUUID(), [], 1);
    const [joined] = await waitForMails(service, addressOf(known));
    expect(joined?.subject).toBe('Ada Byron joined');
    expect(joined?.text).toContain('Ada Byron accepted your invitation and sees the trip.');
    expect(joined?.text).toContain('Notifications, Trip activity');
    await client.delete(`/api/v1/travel-agents/${known.clientId}`).expect(204);
    const [, left] = await waitForMails(service, addressOf(known), 2);
    expect(left?.text).toContain('You keep what you planned; Ada Byron no longer sees it.');
  });

  it('reads that the plan ended once, also with the emails about activity off', async () => {
    const [loud, silent] = [await anAgent(service), await anAgent(service)];
    quiet.add(silent.agentId);
    await join(silent);
    const accessUntil = new Date(Date.now() - 60_000).toISOString();
    for (const { agentId } of [silent, loud])
      await service.deliver(
        'billing.subscription-changed',
        planAccess(agentId, { plan: 'agent', accessUntil }),
      );
    for (const known of [silent, loud]) {
      const [ended] = await waitForMails(service, addressOf(known));
      expect(ended?.subject).toBe('Your Agent plan has ended');
    }
    const other = await anAgent(service);
    await join(other);
    await waitForMails(service, addressOf(other));
    expect(await selectMails(service, addressOf(silent))).toHaveLength(1);
    expect(await selectMails(service, addressOf(loud))).toHaveLength(1);
  });
});
