import type { Plan } from '@landsea/contracts/billing';
import { day, money } from './email-formats.js';
import type { EmailText } from './email-text.js';

const planNames: Record<Plan, string> = { pro: 'Pro', agent: 'Agent' };

interface PlanPrice {
  plan: Plan;
  /** Cents a month. */
  amountCents: number;
  currency: string;
}

/** Three days before the trial ends. */
export const trialEndsEmail = ({
  plan,
  amountCents,
  currency,
  endsAt,
}: PlanPrice & { endsAt: Date }): EmailText => ({
  subject: `Your ${planNames[plan]} trial ends in three days`,
  heading: `Your trial of ${planNames[plan]} ends on ${day(endsAt)}`,
  paragraphs: [
    `From then on ${planNames[plan]} is ${money(amountCents, currency)} a month, charged to the card that you gave.`,
    'If you want to stop, cancel before that day and nothing is charged.',
  ],
  facts: [
    { label: 'Plan', value: planNames[plan] },
    { label: 'Free until', value: day(endsAt) },
    { label: 'Then', value: `${money(amountCents, currency)} a month` },
  ],
  action: { label: 'Keep or cancel under Billing', path: '/billing' },
});

/** @param nextTryAt null when the payment is not tried again. */
export const paymentFailedEmail = ({
  plan,
  amountCents,
  currency,
  nextTryAt,
  accessEndsAt,
}: PlanPrice & { nextTryAt: Date | null; accessEndsAt: Date }): EmailText => ({
  subject: `Your payment for ${planNames[plan]} failed`,
  heading: 'Your payment did not go through',
  paragraphs: [
    `Your bank refused ${money(amountCents, currency)} for Landsea ${planNames[plan]}. Nothing was charged.`,
    nextTryAt
      ? `We try again on ${day(nextTryAt)}. Until ${day(accessEndsAt)} everything stays open; if no payment has arrived by then, your plan closes. Your trips stay yours to look at.`
      : `Until ${day(accessEndsAt)} everything stays open; if no payment has arrived by then, your plan closes. Your trips stay yours to look at.`,
    'To pay now, change the card under Billing.',
  ],
  facts: [
    { label: 'Plan', value: planNames[plan] },
    { label: 'Not paid', value: money(amountCents, currency) },
    ...(nextTryAt ? [{ label: 'Next try', value: day(nextTryAt) }] : []),
    { label: 'Open until', value: day(accessEndsAt) },
  ],
  action: { label: 'Change the card', path: '/billing' },
});
