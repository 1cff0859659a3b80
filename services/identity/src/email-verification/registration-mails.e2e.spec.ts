import { randomUUID } from 'node:crypto';
import { startIdentity } from '../testing/app.js';
import { aRegistration } from '../testing/factories.js';
import { mailTo } from '../testing/mail.js';

const service = await startIdentity({ REGISTRATION_MAILS_PER_HOUR: '10' });
afterAll(() => service.close());

const registerFrom = async (address: string, email?: string) => {
  const agent = service.anonymous().set('X-Forwarded-For', address);
  const registration = aRegistration(email === undefined ? {} : { email });
  await agent.post('/api/auth/register').send(registration).expect(201);
  return { agent, mails: (await mailTo(service, registration.email)).length };
};

it('mails ten people an hour who register behind one address, and the next ones when they ask', async () => {
  const from = '203.0.113.80';
  const mails: number[] = [];
  for (let n = 0; n < 10; n += 1) mails.push((await registerFrom(from)).mails);
  expect(mails).toEqual(Array.from({ length: 10 }, () => 1));
  const email = `${randomUUID()}@example.com`;
  const { agent, mails: none } = await registerFrom(from, email);
  expect(none).toBe(0);
  await agent.post('/api/auth/resend-verification').send({}).expect(204);
  expect(await mailTo(service, email)).toHaveLength(1);
  expect((await registerFrom('203.0.113.81')).mails).toBe(1);
});

it('mails one mailbox three times a day, whatever tags and dots its addresses have', async () => {
  const name = randomUUID().replaceAll('-', '');
  const at = (n: number) => `${name.slice(0, n + 1)}.${name.slice(n + 1)}+${n}@example.com`;
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push(await registerFrom(`203.0.113.${90 + n}`, at(n)));
  expect(made.map(({ mails }) => mails)).toEqual([1, 1, 1, 0, 0]);
  const asked: number[] = [];
  for (const { agent } of made)
    for (let n = 0; n < 3; n += 1)
      asked.push((await agent.post('/api/auth/resend-verification').send({})).status);
  expect(asked.filter((status) => status === 204)).toHaveLength(10);
  expect(asked.filter((status) => status === 429)).toHaveLength(5);
});
