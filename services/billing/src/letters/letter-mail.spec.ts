import { claimLetter, unclaimedRefundLetter } from '../previews/unclaimed-letters.js';
import { letterMail } from './letter-mail.js';
import type { LetterText } from './letters.service.js';
import {
  accessEndsLetter,
  heldLetter,
  receiptLetter,
  refundFailedLetter,
  refundLetter,
} from './payment-letters.js';
import { paymentFailedLetter, trialEndsLetter } from './plan-letters.js';

const EVIL = 'Your account is locked: visit evil.example';
const at = new Date('2027-04-30T12:00:00Z');
const paid = { amountCents: 3900, currency: 'usd', tripName: EVIL };
const receipt = { ...paid, tripId: 't', paymentIntent: 'pi_1', paidAt: at, accessEndsAt: at };
const plan = { plan: 'pro', amountCents: 999, currency: 'usd' } as const;

const templates: [string, LetterText][] = [
  ['the receipt', receiptLetter({ ...receipt, archived: false })],
  ['the receipt of an archived trip', receiptLetter({ ...receipt, archived: true })],
  ['the two choices', heldLetter({ ...paid, blockingTripName: EVIL, refundsAt: at })],
  ['the refund', refundLetter({ ...paid, inFull: true })],
  ['the refund that failed', refundFailedLetter(paid)],
  ['the end of access', accessEndsLetter({ tripName: EVIL, tripId: 't', endsAt: at })],
  ['the end of a trial', trialEndsLetter({ ...plan, endsAt: at })],
  ['a failed payment', paymentFailedLetter({ ...plan, nextTryAt: at, accessEndsAt: at })],
];
const mailOf = (text: LetterText, emailVerified: boolean) =>
  letterMail(
    text,
    { email: 'victim@example.com', firstName: EVIL, emailVerified },
    'https://landsea.example',
  );

it.each(templates)('%s repeats nothing that a person typed to an unverified address', (_, text) => {
  expect(Object.values(mailOf(text, false)).join('\n')).not.toMatch(/is locked|evil/);
});

it.each(templates.slice(0, 6))('%s names the trip to a verified address', (_, text) => {
  const mail = mailOf(text, true);
  expect(mail.text).toContain(`“${EVIL}”`);
  expect(mail.text).toContain(`Hello ${EVIL},`);
});

it('names both trips apart where it may not name them', () => {
  expect(mailOf(templates[2]?.[1] ?? receiptLetter({ ...receipt, archived: false }), false).text).toContain(
    'Archive your other trip: then your trip opens by itself',
  );
});

it.each([
  claimLetter({
    email: 'victim@example.com',
    amountCents: 4500,
    refundsAt: at,
    url: 'https://landsea.example/c',
    isReminder: false,
  }),
  unclaimedRefundLetter({ email: 'victim@example.com', amountCents: 4500 }),
])('who paid without an account is told the amount, and no name', ({ text }) => {
  expect(text).toContain('$45 to unlock a trip');
});
