import type { IntakeAnswers } from '@landsea/contracts/agents';
import { checkIntake } from './check-intake.js';
import { composeIntake } from './compose-intake.js';
import { showIntake } from './shown-intake.js';

const context = { today: '2026-12-01', travelsOn: null, known: { fields: [], people: [] } };
const schema = composeIntake('combined', { off: [], texts: {} });
const ada = '00000000-0000-4000-8000-000000000001';
const messageAt = (path: string, answers: IntakeAnswers) =>
  checkIntake(showIntake(schema, answers, context), context).find((issue) => issue.path === path)?.message;

it.each<[string, string, IntakeAnswers]>([
  ['Enter your first and last name', 'lead_name', { lead_name: 'Cher' }],
  ['Enter an email address', 'lead_email', { lead_email: 'jen' }],
  ['Enter a phone number with its area code', 'lead_phone', { lead_phone: '555' }],
  ['Please answer this one again', 'order', { order: 'sideways' }],
  ['Pick up to 3', 'priorities', { priorities: { chosen: ['food', 'rest', 'price', 'rides'] } }],
  ['Enter a whole number from 1 to 20', 'rooms_n', { rooms_n: 0 }],
  [
    'The last day comes before the first one',
    'dates',
    {
      dates_known: 'yes',
      dates: { dates: { from: '2027-03-08', to: '2027-03-01' } },
    },
  ],
  [
    'The first day is in the past',
    'dates',
    {
      dates_known: 'yes',
      dates: { dates: { from: '2026-11-30', to: '2026-12-08' } },
    },
  ],
  ['Your agent needs your yes to work with these answers', 'consent_data', { consent_data: false }],
  [
    'A birth date cannot be in the future',
    `people.${ada}.birth`,
    {
      people: { people: [{ id: ada, values: { birth: '2027-01-01' } }] },
    },
  ],
  ['Please fill this in', `people.${ada}.citizenship`, { people: { people: [{ id: ada, values: {} }] } }],
])('says “%s”', (message, path, answers) => {
  expect(messageAt(path, answers)).toBe(message);
});

it.each([
  ['a card number', '4111 1111 1111 1111'],
  ['a card number in words', 'my Visa is 4111-1111-1111-1111, thanks'],
  ['an Amex number', '378282246310005'],
  ['a card number with its date', 'Visa 4111 1111 1111 1111 12/27'],
  ['a card number without spaces and with its code', '4111111111111111 123'],
  ['a card number in wide signs', '４１１１ １１１１ １１１１ １１１１'],
  ['a passport number', 'Passport no: 512345678'],
  ['a password', 'My Disney password: pixie7'],
  ['a known traveler number', 'KTN TT12AB34C'],
  ['a social security number', '123-45-6789'],
])('refuses %s in every text', (_what, text) => {
  expect(messageAt('anything', { anything: text })).toMatch(/leave it out/);
  expect(messageAt('airport', { transport: 'fly', airport: text })).toMatch(/leave it out/);
  const people = { people: { people: [{ id: ada, values: { diet: text } }] } };
  expect(messageAt(`people.${ada}.diet`, people)).toMatch(/leave it out/);
});

it.each([
  'Reservation 51234567 at the Polynesian, party of 6, June 12 to 19 2027',
  'Call (407) 555-0142 or 1-407-555-0143',
  'Passport expires 2031, we have four passports',
  'Order 1234567890123456, and 987654321 from the airline',
])('lets pass: %s', (text) => {
  expect(messageAt('anything', { anything: text })).toBeUndefined();
});
