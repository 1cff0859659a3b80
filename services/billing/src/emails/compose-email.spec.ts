import { claimEmail, makeUnclaimedRefundEmail } from '../previews/unclaimed-emails.js';
import { composeEmail } from './compose-email.js';
import type { EmailText } from './email-text.js';
import {
  accessEndsEmail,
  heldEmail,
  receiptEmail,
  refundFailedEmail,
  refundEmail,
} from './payment-emails.js';
import { makePaymentFailedEmail, makeTrialEndsEmail, makeTrialStartedEmail } from './plan-emails.js';

const EVIL = 'Your account is locked: visit evil.example';
const at = new Date('2027-04-30T12:00:00Z');
const paid = { amountCents: 3900, currency: 'usd', tripName: EVIL };
const receipt = { ...paid, tripId: 't', paymentIntent: 'pi_1', paidAt: at, accessEndsAt: at };
const plan = { plan: 'pro', amountCents: 999, currency: 'usd' } as const;

const templates: [string, EmailText][] = [
  ['the receipt', receiptEmail({ ...receipt, archived: false })],
  ['the receipt of an archived trip', receiptEmail({ ...receipt, archived: true })],
  ['the two choices', heldEmail({ ...paid, blockingTripName: EVIL, refundsAt: at })],
  ['the refund', refundEmail({ ...paid, inFull: true })],
  ['the refund that failed', refundFailedEmail(paid)],
  ['the end of access', accessEndsEmail({ tripName: EVIL, tripId: 't', endsAt: at })],
  ['the start of a trial', makeTrialStartedEmail({ ...plan, endsAt: at, willCharge: true })],
  ['the end of a trial', makeTrialEndsEmail({ ...plan, endsAt: at })],
  ['a failed payment', makePaymentFailedEmail({ ...plan, nextTryAt: at, accessEndsAt: at })],
];
const mailOf = (text: EmailText, emailVerified: boolean) =>
  composeEmail(
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
  expect(mail.text).toContain(`Hi ${EVIL},`);
});

it('names both trips apart where it may not name them', () => {
  expect(mailOf(templates[2]?.[1] ?? receiptEmail({ ...receipt, archived: false }), false).text).toContain(
    'Archive your other trip, and your trip unlocks right away',
  );
});

it.each([
  claimEmail({
    email: 'victim@example.com',
    amountCents: 4500,
    refundsAt: at,
    url: 'https://landsea.example/c',
    isReminder: false,
  }),
  makeUnclaimedRefundEmail({ email: 'victim@example.com', amountCents: 4500 }),
])('who paid without an account is notified the amount, and no name', ({ text }) => {
  expect(text).toContain('$45 to unlock a trip');
});

it('says what an agent and their clients can do after a plan that was not paid for', () => {
  const failed = { amountCents: 2900, currency: 'usd', nextTryAt: null, accessEndsAt: at };
  const textOf = (plan: 'agent' | 'pro') => mailOf(makePaymentFailedEmail({ ...failed, plan }), true).text;
  expect(textOf('agent')).toContain('You can edit your clients’ trips for 14 more days');
  expect(textOf('agent')).toContain('Your clients keep seeing their trips.');
  expect(textOf('pro')).toContain('your plan ends, and you can still look at your trips.');
});
