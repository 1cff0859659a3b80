import type { Plan } from '@landsea/contracts/billing';
import { AGENT_NOTICE_DAYS } from '@landsea/contracts/trip';
import { formatDay, formatMoney } from './email-formats.js';
import type { EmailText } from './email-text.js';

const planNames: Record<Plan, string> = { pro: 'Pro', agent: 'Agent' };

interface PlanPrice {
  plan: Plan;
  /** Cents a month. */
  amountCents: number;
  currency: string;
}

export const makeTrialStartedEmail = ({
  plan,
  amountCents,
  currency,
  endsAt,
  willCharge,
}: PlanPrice & {
  endsAt: Date;
  willCharge: boolean;
}): EmailText => ({
  subject: `Your Landsea ${planNames[plan]} trial has started`,
  heading: `${planNames[plan]} is yours to try until ${formatDay(endsAt)}`,
  paragraphs: willCharge
    ? [
        `On ${formatDay(endsAt)} the trial ends, and Landsea ${planNames[plan]} is ${formatMoney(amountCents, currency)} a month, charged to the card you gave us.`,
        `To cancel, open Billing and press “Change card or cancel”. Cancel before ${formatDay(endsAt)} and you won’t be charged. We’ll remind you three days before.`,
      ]
    : [
        `On ${formatDay(endsAt)} the trial simply ends. We don’t have a card for you, so you won’t be charged.`,
        `To go on after that, add a card in Billing: Landsea ${planNames[plan]} is ${formatMoney(amountCents, currency)} a month.`,
      ],
  facts: [
    { label: 'Plan', value: planNames[plan] },
    { label: 'Free until', value: formatDay(endsAt) },
    ...(willCharge ? [{ label: 'Then', value: `${formatMoney(amountCents, currency)} a month` }] : []),
  ],
  action: { label: willCharge ? 'Manage or cancel your plan' : 'See your plan', path: '/billing' },
});

export const makeTrialEndsEmail = ({
  plan,
  amountCents,
  currency,
  endsAt,
}: PlanPrice & { endsAt: Date }): EmailText => ({
  subject: `Your Landsea ${planNames[plan]} trial ends in three days`,
  heading: `Your ${planNames[plan]} trial ends on ${formatDay(endsAt)}`,
  paragraphs: [
    `After that, Landsea ${planNames[plan]} is ${formatMoney(amountCents, currency)} a month, charged to the card you gave us.`,
    'If you’d rather not continue, cancel before that day and you won’t be charged.',
  ],
  facts: [
    { label: 'Plan', value: planNames[plan] },
    { label: 'Free until', value: formatDay(endsAt) },
    { label: 'Then', value: `${formatMoney(amountCents, currency)} a month` },
  ],
  action: { label: 'Manage your plan', path: '/billing' },
});

const afterwards: Record<Plan, string> = {
  pro: 'your plan ends, and you can still look at your trips',
  agent: `your plan ends. You can edit your clients’ trips for ${AGENT_NOTICE_DAYS} more days, and look at them after that. Your clients keep seeing their trips`,
};

/** @param nextTryAt null when the payment is not tried again. */
export const makePaymentFailedEmail = ({
  plan,
  amountCents,
  currency,
  nextTryAt,
  accessEndsAt,
}: PlanPrice & { nextTryAt: Date | null; accessEndsAt: Date }): EmailText => ({
  subject: `Your Landsea ${planNames[plan]} payment didn’t go through`,
  heading: 'Your payment didn’t go through',
  paragraphs: [
    `Your bank declined ${formatMoney(amountCents, currency)} for Landsea ${planNames[plan]}. You weren’t charged.`,
    nextTryAt
      ? `We’ll try again on ${formatDay(nextTryAt)}. Everything stays open until ${formatDay(accessEndsAt)}. If we haven’t received a payment by then, ${afterwards[plan]}.`
      : `Everything stays open until ${formatDay(accessEndsAt)}. If we haven’t received a payment by then, ${afterwards[plan]}.`,
    'To pay now, update your card in Billing.',
  ],
  facts: [
    { label: 'Plan', value: planNames[plan] },
    { label: 'Amount due', value: formatMoney(amountCents, currency) },
    ...(nextTryAt ? [{ label: 'Next try', value: formatDay(nextTryAt) }] : []),
    { label: 'Open until', value: formatDay(accessEndsAt) },
  ],
  action: { label: 'Update your card', path: '/billing' },
});
