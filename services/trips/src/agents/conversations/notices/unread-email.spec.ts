import { makeUnreadEmail } from './unread-email.js';

const person = { email: 'ada@example.com', firstName: 'Ada', emailVerified: true };
const origin = 'https://landsea.example';
const conversation = (id: string, bodies: string[], unread = bodies.length) => ({
  id,
  clientName: 'Ada Byron',
  unread,
  messages: bodies.map((excerpt) => ({ authorName: 'Dana', excerpt })),
});

it('quotes what was written, and leads to the conversation', () => {
  const mail = makeUnreadEmail([conversation('c1', ['Two', 'Three'], 4)], person, origin);
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Ada Byron sent you a message' });
  expect(mail.text).toContain('2 earlier messages, and then:\n\nDana: Two\n\nDana: Three');
  expect(mail.text).toContain('https://landsea.example/app/agents/messages?conversation=c1');
});

it('names the client to an agent', () => {
  expect(makeUnreadEmail([conversation('c1', ['Hi'])], person, origin).subject).toBe(
    'Ada Byron sent you a message',
  );
});

it('is one for several conversations, and quotes five of them', () => {
  const all = Array.from({ length: 7 }, (_, i) => conversation(`c${i}`, [`Message ${i}`]));
  const { subject, text } = makeUnreadEmail(all, person, origin);
  expect(subject).toBe('You have 7 new messages on Landsea');
  expect(text.match(/Dana: Message/g)).toHaveLength(5);
  expect(text).toContain('And 2 more conversations.');
  expect(text).toContain('https://landsea.example/app/agents/messages\n');
});

it('says nothing that somebody typed to an address that nobody has verified', () => {
  const unverified = { ...person, emailVerified: false };
  const { subject, text, html } = makeUnreadEmail([conversation('c1', ['Secret'])], unverified, origin);
  expect(subject).toBe('You have 1 new message on Landsea');
  expect(text + html).not.toMatch(/Secret|Dana|Ada/);
});
