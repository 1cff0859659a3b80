import type { Plan } from '@landsea/contracts/billing';
import { verificationTexts } from '../../billing-data/verification-texts';

interface PlanFeature {
  text: string;
  path: string;
}

export const planFeatures: Record<Plan, readonly PlanFeature[]> = {
  pro: [
    { text: 'Unlimited saved trips and history', path: '/my-trips' },
    { text: 'All resort tiers including Deluxe Villas', path: '/resorts' },
    { text: 'Complete Lightning Lane strategies', path: '/lightning-lane-strategy' },
    { text: 'Advanced budget analytics', path: '/budget-center' },
    { text: 'Planning templates', path: '/checklist-board' },
    { text: 'Family co-planning', path: '/trip-collaboration' },
    { text: 'Real-time pricing updates', path: '/budget-center' },
    { text: 'Priority support', path: '/contact' },
  ],
  agent: [
    { text: 'All of your clients’ trips, and your own', path: '/app/agents/trips' },
    { text: 'A client list without a limit', path: '/app/agents/clients' },
    { text: 'Intake forms', path: '/app/agents/intake-forms' },
    { text: 'Branded itineraries and client portals', path: '/app/agents/trips' },
    { text: 'Your own colors and logo', path: '/settings/branding' },
  ],
};

export const planResultMessages = {
  processing: 'Setting up your plan',
  processingText: 'This takes a moment.',
  confirmingText: 'We are confirming it with the payment provider. This takes a moment.',
  welcome: { pro: 'Welcome to Pro', agent: 'Welcome to Agent' },
  open: 'What you can use now',
  trialUntil: (day: string, price: string | undefined) =>
    `Your free trial lasts until ${day}. ${price ? `After that it is ${price} a month` : 'After that it is billed by the month'}; cancel before and nothing is charged.`,
  billedMonthly: (price: string | undefined) =>
    `${price ? `It is ${price} a month` : 'It is billed by the month'}. Cancel anytime, and it stays open to the end of the month that is paid.`,
  trialOffer: (days: number, price: string) =>
    `Pro begins with a ${days}-day free trial, then it is ${price} a month. Cancel before the trial ends and nothing is charged; cancel later and it stays open to the end of the month that is paid.`,
  manage: 'See it in Billing',
  dashboard: 'Go to Dashboard',
  pricing: 'See the plans',
  clients: 'Go to your clients',
  ...verificationTexts,
  failedTitle: 'Your plan is not confirmed yet',
  retry: 'Try Again',
} as const;
