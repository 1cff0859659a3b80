import { jest } from '@jest/globals';
import { startIdentity } from './app.js';
import { aRegistration, cookieOf } from './factories.js';

const PASSWORD = 'canary-password-of-the-logs';

describe('the log of a whole visit', () => {
  it('holds a line for each call and none of its secrets', async () => {
    const lines: string[] = [];
    const stdout = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0);
    const service = await startIdentity({ LOG_LEVEL: 'debug' });
    const post = (path: string, body: string | object, cookie = '') =>
      service.anonymous().post(path).set('Content-Type', 'application/json').set('Cookie', cookie).send(body);
    const registration = aRegistration({ password: PASSWORD });
    const cookie = cookieOf(await post('/api/auth/register', registration));
    await post('/api/auth/login', { email: registration.email, password: `${PASSWORD}!` });
    await post('/api/auth/login', `{"password": "${PASSWORD}", `);
    await post('/api/auth/register', { ...registration, firstName: '' });
    await post(`/api/auth/login?password=${PASSWORD}`, {});
    await service.anonymous().get('/api/auth/user').set('Cookie', cookie);
    await post('/api/auth/logout', {}, cookie);
    await post('/api/auth/forgot-password', { email: registration.email });
    const links = await service.dataSource.query<{ text: string }[]>('SELECT text FROM mail_message');
    const tokens = links.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);
    for (const mailed of tokens) {
      await post('/api/auth/reset-password', { token: mailed, password: '1' });
      await post('/api/auth/reset-password', { token: mailed, password: `${PASSWORD}-2` });
      await post(`/api/auth/verify-email?token=${mailed}`, { token: mailed });
    }
    await service.dataSource.query('DROP TABLE session');
    await post('/api/auth/login', { email: registration.email, password: `${PASSWORD}-2` });
    await service.close();
    stdout.mockRestore();

    const log = lines.join('');
    const token = /landsea_sid=([^;]+)/.exec(cookie)?.[1] ?? 'no cookie was set';
    expect(log.match(/"message":"request"/g)?.length).toBeGreaterThanOrEqual(8);
    expect(log).toContain('"level":"error"');
    expect(tokens).toHaveLength(2);
    for (const mailed of tokens) expect(log).not.toContain(mailed);
    expect(log).not.toContain('canary');
    expect(log).not.toContain(token);
    expect(log).not.toContain(registration.email);
  });
});
