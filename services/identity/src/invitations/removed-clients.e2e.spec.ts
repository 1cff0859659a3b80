import { startIdentity } from '../testing/app.js';
import { accepting, anInvitation, invitee, path, published } from '../testing/invitation-factories.js';

const service = await startIdentity();
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

  it('leaves neither name nor address of a client who was deleted for good, however often it is said', async () => {
    const { message, token } = await anInvitation(service);
    await remove(message.clientId);
    for (let said = 0; said < 2; said += 1)
      await service.deliver('trips.client-removed', { clientId: message.clientId, forget: true });
    await service.deliver('trips.client-invited', message);
    await service.anonymous().post(`${path}/preview`).send({ token }).expect(404);
    const texts = await service.dataSource.query<{ text: string }[]>(
      `SELECT to_jsonb(i)::text AS text FROM invitation i UNION ALL SELECT to_jsonb(m)::text FROM mail_message m
       UNION ALL SELECT payload::text FROM outbox_message`,
    );
    expect(texts.filter(({ text }) => text.includes(message.email))).toEqual([]);
  });
});
