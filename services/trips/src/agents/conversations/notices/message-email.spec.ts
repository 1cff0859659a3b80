import { makeMessageEmail } from './message-email.js';

const message = {
  conversationId: 'c1',
  body: 'Hi Grace,\n\nBooked:\n’Ohana, Mon, Jan 4, 5:40 PM',
  files: 0,
  agentName: 'Dana Whitlock',
  agencyName: 'Magic Miles Travel',
  tripName: 'Okafor family trip',
  answered: null,
};
const grace = { email: 'grace@example.com', emailVerified: true, hasAccount: true };
const origin = 'https://landsea.example';
const replyTo = 'reply+1@reply.example';

it('is the message alone, from the agent, in one thread for each conversation', () => {
  const mail = makeMessageEmail(message, grace, { origin, replyTo });
  expect(mail).toMatchObject({
    to: 'grace@example.com',
    subject: 'Okafor family trip',
    fromName: 'Dana Whitlock',
    threadId: 'c1',
    replyTo,
  });
  expect(mail.text).toBe(
    'Hi Grace,\n\nBooked:\n’Ohana, Mon, Jan 4, 5:40 PM\n\nDana Whitlock, Magic Miles Travel. Just reply to this email.\n\nLandsea\n',
  );
  expect(mail.text).not.toContain('http');
});

it('quotes below it what it answers', () => {
  const { text } = makeMessageEmail({ ...message, answered: 'Which tables?' }, grace, { origin, replyTo });
  expect(text).toMatch(/5:40 PM\n\nYou wrote:\n> Which tables\?\n\nDana/);
});

it('leads to files, and to the page where nobody reads replies', () => {
  expect(makeMessageEmail({ ...message, files: 2 }, grace, { origin, replyTo }).text).toContain(
    'See 2 files:\nhttps://landsea.example/client-portal/messages?conversation=c1',
  );
  const { text } = makeMessageEmail(message, grace, { origin, replyTo: undefined });
  expect(text).toContain('Read and reply:');
  expect(text).toContain('nobody reads replies');
});

it('sends nobody without an account to a page that asks for one', () => {
  const { text } = makeMessageEmail(message, { ...grace, hasAccount: false }, { origin, replyTo });
  expect(text).not.toContain('client-portal');
});

it('says nothing that somebody typed to an address that nobody has verified', () => {
  const unverified = { ...grace, emailVerified: false };
  const mail = makeMessageEmail(message, unverified, { origin, replyTo });
  expect(JSON.stringify(mail)).not.toMatch(/Dana|Grace|Ohana|Okafor|Magic/);
});
