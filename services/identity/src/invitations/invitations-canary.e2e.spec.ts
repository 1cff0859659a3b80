import { jest } from '@jest/globals';
import { startIdentity } from '../testing/app.js';
import { accepting, anInvitation, path } from '../testing/invitation-factories.js';

describe('the log of an invitation', () => {
  it('holds neither its token nor its code, in whatever way it goes wrong', async () => {
    const lines: string[] = [];
    const stdout = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0);
    const service = await startIdentity({ LOG_LEVEL: 'debug' });
    const { token, code, agent, message } = await anInvitation(service);
    const link = (await agent.post(`${path}/${message.clientId}/link`).send({})).body as Record<
      'url' | 'code',
      string
    >;
    const secrets = [token, code, code.replace('-', ''), link.code, String(link.url.split('/').at(-1))];
    const post = (to: string, body: string | object) =>
      service.anonymous().post(to).set('Content-Type', 'application/json').send(body);
    await post(`${path}/preview`, { token });
    await post(`${path}/preview`, { code });
    await post(`${path}/preview`, `{"code": "${code}", `);
    await post(`${path}/preview?code=${code}`, { token, code });
    await post(`${path}/accept`, accepting({ token }));
    await post(`${path}/register`, { key: { token }, firstName: '', lastName: 'B', password: 'x' });
    await service.anonymous().get(`/invite/accept/${token}`);
    await service.dataSource.query('DROP TABLE invitation_key');
    await post(`${path}/preview`, { token });
    await post(`${path}/register`, {
      key: { code },
      firstName: 'Ada',
      lastName: 'Byron',
      password: 'engine-1',
    });
    await service.close();
    stdout.mockRestore();

    const log = lines.join('');
    expect(log.match(/"message":"request"/g)?.length).toBeGreaterThanOrEqual(8);
    expect(log).toContain('"level":"error"');
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(log).not.toContain(message.email);
  });
});
