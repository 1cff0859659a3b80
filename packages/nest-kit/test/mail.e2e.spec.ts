import { randomUUID } from 'node:crypto';
import { createApp, KIT_ENV, kitEnv, Mailer, parseEnv, type KitEnv } from '../src/index.js';
import { makeMailProviders } from '../src/mail/mail-providers.js';
import type { TestService } from '../src/testing/index.js';
import { ExampleModule, startExample } from './example-service.js';
import { MailServer } from './mail-server.js';
import { storesWithRedisOn } from './redis-server.js';
import { until } from './until.js';

const { stores } = storesWithRedisOn(4453);

interface Row {
  text: string | null;
  html: string | null;
  attempts: number;
  sent_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
}

describe.each(stores)('mail, with the queue on $store', ({ env }) => {
  const server = new MailServer();
  let port = 0;
  let service: TestService;
  beforeAll(async () => {
    port = await server.listen();
    service = await startExample({
      ...env,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Landsea <hello@landsea.example>',
    });
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });

  const someone = (): string => `ada.${randomUUID()}@example.com`;
  const mail = (to: string) => ({ to, subject: 'A word', text: 'secret-of-the-text', html: '<p>secret</p>' });
  const send = (...people: string[]) =>
    service.dataSource.transaction(async (manager) => {
      for (const to of people) await service.app.get(Mailer).add(manager, mail(to));
    });
  const arrived = (to: string) => server.received.filter((mail) => mail.to.includes(to));
  const row = async (to: string): Promise<Row | undefined> =>
    (await service.dataSource.query<Row[]>('SELECT * FROM mail_message WHERE recipient = $1', [to]))[0];

  it('leaves after the commit, and its body is erased', async () => {
    const to = someone();
    await send(to);
    await until(() => arrived(to).length === 1);
    expect(arrived(to)[0]?.from).toBe('hello@landsea.example');
    expect(arrived(to)[0]?.raw).toMatch(/^From: Landsea <hello@landsea\.example>$/m);
    expect(arrived(to)[0]?.raw).toContain('secret-of-the-text');
    await until(async () => Boolean((await row(to))?.sent_at));
    expect(await row(to)).toMatchObject({ text: null, html: null, attempts: 1 });
  });

  it('names whom to answer and how to unsubscribe, and forgets both once it is sent', async () => {
    const to = someone();
    const unsubscribeUrl = 'https://landsea.example/unsubscribe/token';
    const replyTo = 'ada@example.com\r\nBcc: mallory@example.com';
    await service.dataSource.transaction((manager) =>
      service.app.get(Mailer).add(manager, { ...mail(to), replyTo, unsubscribeUrl }),
    );
    await until(() => arrived(to).length === 1);
    const [head = ''] = (arrived(to)[0]?.raw ?? '').split('\r\n\r\n');
    expect(head).toMatch(/^Reply-To: .*ada@example\.com/m);
    expect(head).toMatch(/^List-Unsubscribe: <https:\/\/landsea\.example\/unsubscribe\/token>$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(head).not.toMatch(/^Bcc:/im);
    await until(async () => Boolean((await row(to))?.sent_at));
    expect(await row(to)).toMatchObject({ reply_to: null, unsubscribe_url: null });
  });

  it('waits until it is due', async () => {
    const [later, now] = [someone(), someone()];
    const notBefore = new Date(Date.now() + 60_000);
    await service.dataSource.transaction(async (manager) => {
      await service.app.get(Mailer).add(manager, { ...mail(later), notBefore });
      await service.app.get(Mailer).add(manager, mail(now));
    });
    await until(() => arrived(now).length === 1);
    expect(await row(later)).toMatchObject({ attempts: 0, sent_at: null });
    // The tests that follow count what is waiting.
    await service.dataSource.query('DELETE FROM mail_message WHERE recipient = $1', [later]);
  });

  it('does not leave when the transaction is rolled back', async () => {
    const [lost, next] = [someone(), someone()];
    await service.dataSource
      .transaction(async (manager) => {
        await service.app.get(Mailer).add(manager, mail(lost));
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await send(next);
    await until(() => arrived(next).length === 1);
    expect(arrived(lost)).toHaveLength(0);
  });

  it('waits while the mail server is away, is counted, and leaves once when it is back', async () => {
    await server.close();
    const to = someone();
    await send(to);
    await until(async () => Boolean((await row(to))?.last_error));
    expect(await row(to)).toMatchObject({ text: 'secret-of-the-text', sent_at: null });
    const { text } = await service.anonymous().get('/metrics').expect(200);
    expect(text).toMatch(/mail_messages_waiting\{[^}]*\} 1$/m);
    await server.listen(port);
    await until(() => arrived(to).length === 1);
    await until(async () => Boolean((await row(to))?.sent_at));
    expect(arrived(to)).toHaveLength(1);
  });

  it('tries again what was refused for now, and gives up what is refused for good', async () => {
    const [later, never] = [someone(), someone()];
    server.refuseWith = 451;
    await send(later);
    await until(async () => Boolean((await row(later))?.last_error));
    expect(await row(later)).toMatchObject({ given_up_at: null, last_error: 'EENVELOPE 451' });
    server.refuseWith = 550;
    await send(never);
    await until(async () => Boolean((await row(never))?.given_up_at));
    server.refuseWith = undefined;
    expect(await row(never)).toMatchObject({ text: null, html: null, sent_at: null });
    await until(() => arrived(later).length === 1);
  });

  it('takes an address as one address, whatever it holds', async () => {
    const to = `"x, mallory@example.com"@example.com`;
    await send(to);
    await until(async () => (await row(to))?.attempts === 1);
    expect(arrived('mallory@example.com')).toHaveLength(0);
  });

  it.each([
    'A word\r\nBcc: mallory@example.com',
    'A word\nX-Evil: yes\n\n<h1>body</h1>',
    'A\rBcc: mallory@example.com',
  ])('lets no subject write another header: %j', async (subject) => {
    const to = someone();
    await service.dataSource.transaction((manager) =>
      service.app.get(Mailer).add(manager, { ...mail(to), subject }),
    );
    await until(() => arrived(to).length === 1);
    const [head = ''] = (arrived(to)[0]?.raw ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^(Bcc|X-Evil):/im);
    expect(arrived(to)[0]?.to).toEqual([to]);
    expect(arrived('mallory@example.com')).toHaveLength(0);
  });

  it('lets no recipient write another header', async () => {
    const to = `${someone()}\r\nBcc: mallory@example.com`;
    await send(to);
    await until(async () => Number((await row(to))?.attempts) > 0);
    expect(arrived('mallory@example.com')).toHaveLength(0);
  });

  it('sends each mail once although two copies of the service send', async () => {
    const second = await createApp({
      service: 'trips',
      env: service.app.get<KitEnv>(KIT_ENV),
      module: (same) => ExampleModule.register(same),
    });
    try {
      const people = Array.from({ length: 20 }, someone);
      await send(...people);
      await until(() => people.every((to) => arrived(to).length > 0));
      await until(async () => (await Promise.all(people.map(row))).every((mail) => Boolean(mail?.sent_at)));
      expect(people.map((to) => arrived(to).length)).toEqual(people.map(() => 1));
    } finally {
      await second.close();
    }
  });
});

describe('without SMTP_URL', () => {
  const env = (NODE_ENV: string): KitEnv =>
    parseEnv(kitEnv, {
      NODE_ENV,
      PORT: '1',
      DATABASE_URL: 'postgres://localhost/none',
      PUBLIC_ORIGIN: 'http://localhost:4300',
      SERVICE_TOKEN_SECRET: 'x'.repeat(32),
      IDENTITY_URL: 'http://localhost:1',
      TRIPS_URL: 'http://localhost:1',
      BILLING_URL: 'http://localhost:1',
    });

  it('does not start in production', () => {
    expect(() => makeMailProviders(env('production'))).toThrow(/SMTP_URL \(expected an smtp/);
  });

  it('keeps mail while developing', () => {
    expect(makeMailProviders(env('development'))).toContain(Mailer);
  });
});
