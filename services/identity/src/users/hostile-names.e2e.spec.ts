import { randomUUID } from 'node:crypto';
import { startIdentity } from '../testing/app.js';
import { register } from '../testing/factories.js';
import { mailTo } from '../testing/mail.js';

const service = await startIdentity();
afterAll(() => service.close());

const someone = () => `victim.${randomUUID()}@example.com`;

it.each([
  ['a web address', 'Your account is locked. Visit https://evil.example'],
  ['a domain', 'Unlock at evil.example'],
  ['a line break', 'Ada\r\nBcc: everybody@example.com'],
  ['a bidirectional override', 'Ada \u202e moc.live'],
])('mails nobody a registration whose name holds %s', async (_, firstName) => {
  const email = someone();
  const person = { firstName, lastName: 'Byron', email, password: 'sail-away-27' };
  const { body } = await service.anonymous().post('/api/auth/register').send(person).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'firstName' }] });
  expect(await mailTo(service, email)).toEqual([]);
});

it('says no name to an address that nobody has verified', async () => {
  const { email } = await register(service.anonymous(), { firstName: 'Zebedee' });
  await service.anonymous().post('/api/auth/forgot-password').send({ email }).expect(204);
  const mails = await mailTo(service, email);
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toContain('Zebedee');
});
