import type { OwnSubscription } from '@landsea/contracts/billing';
import { isLive, planStanding } from './plan-standing';

const now = new Date('2026-11-21T17:00:00Z');
const facts = {
  status: 'active',
  trialEndsAt: null,
  periodEndsAt: '2026-12-21T17:00:00Z',
  cancelsAt: null,
  nextCharge: { amountCents: 999, currency: 'usd', at: '2026-12-21T17:00:00Z' },
  accessEndsAt: null,
  givesAccess: true,
  disputed: false,
} as const;

test.each<[string, Partial<OwnSubscription>, string, string]>([
  ['active', {}, 'Active', 'Next charge: $9.99 on Mon, Dec 21.'],
  [
    'trialing',
    { status: 'trialing', trialEndsAt: '2026-11-28T17:00:00Z' },
    'Free trial',
    'Free until Sat, Nov 28. Next charge: $9.99 on Mon, Dec 21.',
  ],
  [
    'cancelled at the end',
    { cancelsAt: '2026-12-21T17:00:00Z', nextCharge: null },
    'Canceled',
    'It stays open until Mon, Dec 21, and nothing more will be charged. Until then you can resume it.',
  ],
  [
    'a cancelled trial',
    { status: 'trialing', cancelsAt: '2026-11-28T17:00:00Z', nextCharge: null },
    'Trial, canceled',
    'It stays open until Sat, Nov 28, and nothing more will be charged. Until then you can resume it.',
  ],
  [
    'past due',
    { status: 'past_due', accessEndsAt: '2026-11-28T17:00:00Z' },
    'Payment failed',
    'Access lasts until Sat, Nov 28.',
  ],
  [
    'past due for longer than a week',
    { status: 'past_due', givesAccess: false },
    'Payment failed',
    'Access has ended for now.',
  ],
  [
    'disputed',
    { disputed: true, givesAccess: false },
    'On hold',
    'Your bank is reviewing a disputed payment. Your plan reopens if the payment stands.',
  ],
  [
    'ended',
    { status: 'canceled', cancelsAt: '2025-11-01T17:00:00Z', nextCharge: null, givesAccess: false },
    'Ended',
    'It ended on Sat, Nov 1, 2025.',
  ],
])('%s', (_name, change, badge, text) => {
  const standing = planStanding({ ...facts, ...change }, now);
  expect(standing.badge.text).toBe(badge);
  expect(standing.text).toBe(text);
});

test('a plan that is over can be bought anew, one that waits for a card cannot', () => {
  expect(isLive({ status: 'canceled' })).toBe(false);
  expect(isLive({ status: 'incomplete_expired' })).toBe(false);
  expect(isLive({ status: 'past_due' })).toBe(true);
});
