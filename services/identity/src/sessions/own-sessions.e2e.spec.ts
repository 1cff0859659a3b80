import { startIdentity } from '../testing/app.js';
import { cookieOf, register } from '../testing/factories.js';

const service = await startIdentity();
afterAll(() => service.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const signedInTwice = async () => {
  const agent = service.anonymous();
  const { email, password } = await register(agent);
  const phone = await service
    .anonymous()
    .post('/api/auth/login')
    .set('User-Agent', PHONE)
    .send({ email, password })
    .expect(200);
  const { body } = await agent.get('/api/auth/sessions').expect(200);
  return { agent, phone: cookieOf(phone), sessions: body.sessions as { id: string; isCurrent: boolean }[] };
};
const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await service.anonymous().get('/api/auth/user').set('Cookie', cookie)).status === 200;

describe('GET /api/auth/sessions', () => {
  it('lists this browser first, each in words', async () => {
    const { sessions } = await signedInTwice();
    expect(sessions).toEqual([
      expect.objectContaining({ isCurrent: true, device: 'An unknown browser' }),
      expect.objectContaining({ isCurrent: false, device: 'Chrome on Android' }),
    ]);
  });

  it('leaves out what has ended by itself', async () => {
    const { agent, sessions } = await signedInTwice();
    await service.dataSource.query(
      `UPDATE session SET last_seen_at = now() - interval '14 days' WHERE id = $1`,
      [sessions[1]?.id],
    );
    expect((await agent.get('/api/auth/sessions')).body.sessions).toHaveLength(1);
  });
});

describe('DELETE /api/auth/sessions/:sessionId', () => {
  it('ends that session at once and notifies the other services', async () => {
    const { agent, phone, sessions } = await signedInTwice();
    expect(await isSignedIn(phone)).toBe(true);
    const [row] = await service.dataSource.query<[{ tokenHash: string }]>(
      'SELECT token_hash AS "tokenHash" FROM session WHERE id = $1',
      [sessions[1]?.id],
    );
    await agent.delete(`/api/auth/sessions/${sessions[1]?.id}`).expect(204);
    expect(await isSignedIn(phone)).toBe(false);
    const published = await service.dataSource.query<{ receiver: string }[]>(
      `SELECT receiver FROM outbox_message WHERE type = 'identity.session-ended'
        AND payload->'tokenHashes' ? $1 ORDER BY receiver`,
      [row.tokenHash],
    );
    expect(published.map(({ receiver }) => receiver)).toEqual(['billing', 'trips']);
  });

  it('answers for another’s session as for none, and leaves it alone', async () => {
    const mine = await signedInTwice();
    const theirs = await signedInTwice();
    const other = await mine.agent.delete(`/api/auth/sessions/${theirs.sessions[1]?.id}`).expect(404);
    const none = await mine.agent
      .delete('/api/auth/sessions/00000000-0000-4000-8000-000000000000')
      .expect(404);
    const malformed = await mine.agent.delete('/api/auth/sessions/1').expect(404);
    const said = ({ body }: { body: { code: string; message: string } }) => [body.code, body.message];
    expect(said(other)).toEqual(said(none));
    expect(said(other)).toEqual(said(malformed));
    expect(await isSignedIn(theirs.phone)).toBe(true);
  });
});

describe('DELETE /api/auth/sessions', () => {
  it('ends all but this one', async () => {
    const { agent, phone } = await signedInTwice();
    await agent.delete('/api/auth/sessions').expect(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await agent.get('/api/auth/sessions').expect(200)).body.sessions).toHaveLength(1);
  });
});
