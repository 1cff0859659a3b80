import type { TestService } from '@landsea/nest-kit/testing';
import { startIdentity } from '../testing/app.js';
import { accepting, anInvitation, invitee, path, published } from '../testing/invitation-factories.js';

let service: TestService;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

const remove = (clientId: string) => service.deliver('trips.client-removed', { clientId });

describe('a client whom trips has removed', () => {
  it('cannot be joined any more by a link that was sent', async () => {
    const { message, token } = await anInvitation(service);
    await remove(message.clientId);
    await remove(message.clientId);
    await service.anonymous().post(`${path}/preview`).send({ token }).expect(404);
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'revoked', version: 2 });
  });

  it('is nobody’s client any more once they had joined', async () => {
    const { message, token } = await anInvitation(service);
    const { browser } = await invitee(service, message.email);
    await browser.post(`${path}/accept`).send(accepting({ token })).expect(200);
    await remove(message.clientId);
    const rows = await service.dataSource.query<object[]>(
      `SELECT accepted_by AS "acceptedBy", revoked_at IS NOT NULL AS "isRevoked" FROM invitation WHERE client_id = $1`,
      [message.clientId],
    );
    expect(rows).toEqual([{ acceptedBy: null, isRevoked: true }]);
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'revoked', userId: null });
  });
});
