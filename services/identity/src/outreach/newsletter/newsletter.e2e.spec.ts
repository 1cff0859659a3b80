import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { PersonalDataRegistry } from '@landsea/nest-kit';
import type { TestService } from '@landsea/nest-kit/testing';
import { startIdentity } from '../../testing/app.js';
import { moveClock } from '../../testing/clock.js';
import { register, verified } from '../../testing/factories.js';
import { mailTo } from '../../testing/mail.js';
import { filledInByHand } from '../../testing/outreach-factories.js';
import { readIssue } from './issue-file.js';
import { Newsletter } from './newsletter.service.js';
import { MAILS_PER_MINUTE, sendIssue } from './send-issue.js';

const PATH = '/api/v1/outreach/newsletter';
const invalid = { code: 'TOKEN_INVALID', message: 'This link is invalid or has expired.' };

const service = await startIdentity();
beforeEach(async () => {
  for (const table of ['rate_limit_count', 'newsletter_subscription', 'notification_choices', 'mail_message'])
    await service.dataSource.query(`DELETE FROM ${table}`);
});
afterAll(() => service.close());
afterEach(() => jest.useRealTimers());

const post = (path: string, body: object) => service.anonymous().post(`${PATH}${path}`).send(body);
const subscribe = (email: string, guard: object = {}) => post('', { email, ...filledInByHand, ...guard });
const anEmail = () => `reader.${randomUUID()}@example.com`;
const tokenIn = async (email: string, kind: 'confirm' | 'unsubscribe'): Promise<string> => {
  const [mail] = await mailTo(service, email);
  const token = new RegExp(`/newsletter/${kind}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no ${kind} link was mailed to ${email}`);
  return token;
};
const confirmed = async (): Promise<string> => {
  const email = anEmail();
  await subscribe(email).expect(204);
  await post('/confirm', { token: await tokenIn(email, 'confirm') }).expect(204);
  return email;
};
const text = (subject = `Issue ${randomUUID()}`) => `# ${subject}\n\nThe carousel is open again.\n`;
const send = (issueText: string, isDryRun = false) =>
  service.dataSource.transaction((manager) =>
    sendIssue(manager, {
      issue: readIssue(issueText),
      text: issueText,
      origin: 'https://landsea.example',
      now: new Date(),
      isDryRun,
    }),
  );
const issuesTo = async (email: string) =>
  (await mailTo(service, email)).filter(({ subject }) => subject.startsWith('Issue'));

describe('subscribing', () => {
  it('mails a link, and only following it puts the address on the list; a second click changes nothing', async () => {
    const email = anEmail();
    await subscribe(email.toUpperCase()).expect(204);
    expect(await send(text())).toMatchObject({ readers: 0 });
    const token = await tokenIn(email, 'confirm');
    await post('/confirm', { token }).expect(204);
    await post('/confirm', { token }).expect(204);
    expect(await send(text())).toMatchObject({ readers: 1 });
  });

  it('keeps no secret of a link, only its hash', async () => {
    const email = anEmail();
    await subscribe(email).expect(204);
    const token = await tokenIn(email, 'confirm');
    const links = await service.dataSource.query<object[]>('SELECT * FROM newsletter_link');
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('answers alike for an address on the list, which is told so by email', async () => {
    const email = await confirmed();
    const [known, unknown] = await Promise.all([subscribe(email), subscribe(anEmail())]);
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await mailTo(service, email))[0]?.subject).toBe('You already get the Landsea newsletter');
    await post('/unsubscribe', { token: await tokenIn(email, 'unsubscribe') }).expect(204);
    expect(await send(text())).toMatchObject({ readers: 0 });
  });

  it('mails one address three times a day at most, without a sign of it; one network is limited', async () => {
    const email = anEmail();
    for (let times = 0; times < 4; times += 1) await subscribe(email).expect(204);
    expect(await mailTo(service, email)).toHaveLength(3);
    for (let times = 0; times < 6; times += 1) await subscribe(anEmail()).expect(204);
    await subscribe(anEmail()).expect(429);
  });

  it.each([{ website: 'x' }, { secondsOpen: 1 }])('mails nothing for a script (%j)', async (trap) => {
    const email = anEmail();
    await subscribe(email, trap).expect(204);
    expect(await mailTo(service, email)).toEqual([]);
  });

  it('forgets an address that nobody confirms in a week', async () => {
    const email = anEmail();
    await subscribe(email).expect(204);
    const token = await tokenIn(email, 'confirm');
    const stays = await confirmed();
    moveClock(7 * 24 * 60 + 1);
    expect((await post('/confirm', { token }).expect(400)).body).toMatchObject(invalid);
    await service.app.get(Newsletter).purge();
    const rows = await service.dataSource.query<object[]>('SELECT email FROM newsletter_subscription');
    expect(rows).toEqual([{ email: stays }]);
  });

  it('refuses what is no address, and links that were never sent', async () => {
    await subscribe('nobody').expect(400);
    expect((await post('/confirm', { token: 'x'.repeat(43) }).expect(400)).body).toMatchObject(invalid);
    expect((await post('/unsubscribe', { token: 'x'.repeat(43) }).expect(400)).body).toMatchObject(invalid);
    await post('/confirm', { token: '' }).expect(400);
  });
});

describe('unsubscribing', () => {
  it('works by the link of an issue, again and again, and the first confirmation does not undo it', async () => {
    const email = anEmail();
    await subscribe(email).expect(204);
    const confirmation = await tokenIn(email, 'confirm');
    await post('/confirm', { token: confirmation }).expect(204);
    await send(text());
    const token = await tokenIn(email, 'unsubscribe');
    await post('/unsubscribe', { token }).expect(204);
    await post('/unsubscribe', { token }).expect(204);
    await post('/confirm', { token: confirmation }).expect(400);
    expect(await send(text())).toMatchObject({ readers: 0 });
  });

  it('works in one click of a mail program, from any site and without JSON', async () => {
    const email = await confirmed();
    await send(text());
    const [{ url }] = await service.dataSource.query<[{ url: string }]>(
      `SELECT unsubscribe_url AS url FROM mail_message WHERE recipient = $1 AND unsubscribe_url IS NOT NULL`,
      [email],
    );
    const { pathname } = new URL(url);
    const oneClick = () =>
      service.anonymous().post(pathname).set('Sec-Fetch-Site', 'cross-site').type('form');
    await oneClick().send('something=else').expect(400);
    await oneClick().send('List-Unsubscribe=One-Click').expect(204);
    await oneClick().send('List-Unsubscribe=One-Click').expect(204);
    expect(await send(text())).toMatchObject({ readers: 0 });
    const page = await service.anonymous().get(pathname).expect(303);
    expect(page.headers.location).toBe(
      `http://localhost:4300/newsletter/unsubscribe/${pathname.split('/').at(-1) ?? ''}`,
    );
  });
});

describe('an account that chose the newsletter in its settings', () => {
  const choose = (agent: ReturnType<TestService['anonymous']>, tipsNewsletter: boolean) =>
    agent
      .patch('/api/auth/preferences')
      .send({
        notifications: {
          remindersByMail: true,
          remindersInApp: true,
          reminderLeadDays: 1,
          tripActivity: true,
          tipsNewsletter,
        },
      })
      .expect(200);
  const choice = async (agent: ReturnType<TestService['anonymous']>): Promise<unknown> =>
    (await agent.get('/api/auth/account').expect(200)).body.notifications.tipsNewsletter;
  const reader = async () => {
    const agent = service.anonymous();
    const person = await register(agent);
    await choose(agent, true);
    return { agent, ...person };
  };

  it('gets it once its address is confirmed, each address once, until it unsubscribes', async () => {
    const { agent, id, email } = await reader();
    expect(await send(text())).toMatchObject({ readers: 0 });
    await verified(service, id);
    await send(text());
    expect(await issuesTo(email)).toHaveLength(1);
    await post('/unsubscribe', { token: await tokenIn(email, 'unsubscribe') }).expect(204);
    expect(await choice(agent)).toBe(false);
    expect(await send(text())).toMatchObject({ readers: 0 });
  });

  it('ends a subscription of the same address by turning it off, and not by changing something else', async () => {
    const { agent, id, email } = await reader();
    await verified(service, id);
    await subscribe(email).expect(204);
    await post('/confirm', { token: await tokenIn(email, 'confirm') }).expect(204);
    expect(await send(text())).toMatchObject({ readers: 1 });
    await choose(agent, false);
    expect(await send(text())).toMatchObject({ readers: 0 });

    const other = await confirmed();
    const quiet = service.anonymous();
    await register(quiet, { email: other });
    await choose(quiet, false);
    expect(await send(text())).toMatchObject({ readers: 1 });
  });

  it('finds the subscription of its address in its export', async () => {
    const { id, email } = await reader();
    await subscribe(email).expect(204);
    const { newsletter } = await service.app.get(PersonalDataRegistry).records(id);
    expect(newsletter).toEqual([expect.objectContaining({ email, confirmedAt: null })]);
  });
});

describe('an issue', () => {
  it('shows on a dry run whom it would reach, and sends nothing', async () => {
    const email = await confirmed();
    expect(await send(text(), true)).toMatchObject({ readers: 1 });
    expect(await issuesTo(email)).toEqual([]);
  });

  it('is never sent twice', async () => {
    const email = await confirmed();
    const issue = text();
    await send(issue);
    await expect(send(issue)).rejects.toThrow('this text was sent at');
    await expect(send(issue, true)).rejects.toThrow('this text was sent at');
    expect(await issuesTo(email)).toHaveLength(1);
  });

  it('leaves bit by bit', async () => {
    await service.dataSource.query(
      `INSERT INTO newsletter_subscription (id, email, requested_at, confirmed_at)
       SELECT gen_random_uuid(), 'many.' || n || '@example.com', now(), now() FROM generate_series(1, $1) n`,
      [MAILS_PER_MINUTE + 1],
    );
    const start = Date.now();
    const { readers, lastAt } = await send(text());
    expect(readers).toBe(MAILS_PER_MINUTE + 1);
    expect(lastAt?.getTime()).toBeGreaterThanOrEqual(start + 60_000);
    const due = await service.dataSource.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM mail_message GROUP BY due_at ORDER BY due_at`,
    );
    expect(due.map(({ n }) => n)).toEqual([MAILS_PER_MINUTE, 1]);
  });
});
