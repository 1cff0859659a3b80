import type { Prices } from '@landsea/contracts/billing';
import { formatMoney } from '@landsea/web-kit';

export interface PricePlan {
  id: 'free' | 'trip' | 'pro' | 'agent';
  name: string;
  price: string;
  terms: string;
  points: string[];
  action: { label: string; path: string } | undefined;
  note: string | undefined;
}

const price = (cents: number): string => formatMoney(cents, { whole: cents % 100 === 0 });

export function pricePlans({
  tripUnlock,
  proMonthly,
  agentMonthly,
  trialDays,
  agentPlan,
}: Prices): PricePlan[] {
  const trial =
    trialDays > 0 ? `${trialDays}-day free trial, then monthly. Cancel anytime.` : 'Monthly. Cancel anytime.';
  const plans: (PricePlan | undefined)[] = [
    {
      id: 'free',
      name: 'Look around',
      price: '$0',
      terms: 'No credit card needed',
      points: [
        'Create up to five trips',
        'See every planning tool',
        'Accept an invitation from family or your agent',
      ],
      action: { label: 'Start Planning FREE', path: '/auth/signup' },
      note: undefined,
    },
    tripUnlock
      ? {
          id: 'trip',
          name: 'One trip',
          price: price(tripUnlock.amountCents),
          terms: 'Once. Not a subscription.',
          points: [
            'Everything unlocked for one trip',
            'Budget, days, dining, Lightning Lanes, snacks and cruise',
            'Plan together with your family',
            'Yours until 30 days after the trip ends',
          ],
          action: { label: 'Plan a Trip', path: '/auth/signup' },
          note: 'One active paid trip at a time. Archive it to pay for the next.',
        }
      : undefined,
    proMonthly
      ? {
          id: 'pro',
          name: 'Pro',
          price: `${price(proMonthly.amountCents)} a month`,
          terms: trial,
          points: [
            'All that one unlocked trip has, for every trip of yours',
            'Several trips at once, nothing to archive',
            'Past trips and what they cost',
            'Cancel in Billing, in two taps',
          ],
          action: {
            label: trialDays > 0 ? 'Start Free Trial' : 'Subscribe to Pro',
            path: '/auth/signup',
          },
          note: undefined,
        }
      : undefined,
    agentMonthly || (proMonthly && agentPlan === 'coming-soon')
      ? {
          id: 'agent',
          name: 'Agent',
          price: agentMonthly ? `${price(agentMonthly.amountCents)} a month` : 'Coming soon',
          terms: agentPlan === 'available' ? trial : 'Not on sale yet',
          points: [
            'All of your clients’ trips',
            'Client manager and intake forms',
            'Branded itineraries and client portals',
            'Your own colors and logo',
          ],
          action:
            agentPlan === 'available'
              ? {
                  label: trialDays > 0 ? 'Start Free Agent Trial' : 'Subscribe to Agent',
                  path: '/auth/signup?type=agent',
                }
              : undefined,
          note:
            agentPlan === 'available'
              ? undefined
              : 'Sign up as an agent today and keep one client with one trip, free.',
        }
      : undefined,
  ];
  return plans.filter((plan) => plan !== undefined);
}
