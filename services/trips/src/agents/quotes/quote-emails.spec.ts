import { makeQuoteEmail } from './quote-emails.js';

const sender = { agentName: 'Dana Whitlock', agencyName: null, email: 'dana@example.com' };
const textWith = (message: string): string =>
  makeQuoteEmail(
    sender,
    {
      ...{ number: 1, title: 'Spring break', message, people: 2, options: [] },
      ...{ expiresAt: '2027-01-04T04:59:00.000Z', zone: 'America/New_York' },
    },
    { firstName: 'Jen', isNewVersion: false },
    'https://landsea.example/q/x',
  ).text;

it('greets the client unless the agent’s message does', () => {
  expect(textWith('Two ideas for you.')).toContain('Hi Jen,\n\nTwo ideas for you.');
  expect(textWith('')).toContain('Hi Jen,');
  for (const message of ['Hi Jennifer,\nhere are two.', 'Dear both', 'Good morning! Here they are.']) {
    expect(textWith(message)).not.toContain('Hi Jen,');
    expect(textWith(message)).toContain(message.split('\n')[0]);
  }
  expect(textWith('Highlights of your week')).toContain('Hi Jen,');
});
