import type { OwnPayment } from '@landsea/contracts/billing';
import { getTripStanding } from './trip-standing';

const now = new Date('2026-11-21T17:00:00Z');
const facts = {
  state: 'active',
  accessEndsAt: '2027-03-17T12:00:00Z',
  refund: null,
  refundedCents: 0,
} as const;

test.each<[string, Partial<OwnPayment>, string, RegExp]>([
  ['active', {}, 'Unlocked', /^Access ends Tue, Mar 16, 2027\.$/],
  ['held', { state: 'held', accessEndsAt: null }, 'Waiting', /Another paid trip is active/],
  ['archived', { state: 'archived' }, 'Archived', /Restore it to edit until Tue, Mar 16, 2027/],
  [
    'expired',
    { state: 'expired', accessEndsAt: '2026-11-02T12:00:00Z' },
    'Ended',
    /Access ended Sun, Nov 1\./,
  ],
  ['disputed', { state: 'suspended' }, 'On hold', /disputed/],
  [
    'money on its way back',
    { state: 'revoked', refund: { state: 'requested', amountCents: 3900 } },
    'Refund on its way',
    /^\$39\.00 goes back/,
  ],
  [
    'given back, without ever having given anything',
    { state: null, refund: { state: 'done', amountCents: 3900 } },
    'Refunded',
    /went back/,
  ],
  [
    'a refund that is stuck',
    { state: 'revoked', refund: { state: 'failed', amountCents: 3900 } },
    'Refund delayed',
    /We are looking into it/,
  ],
  [
    'a refund that was paid another way',
    { state: 'revoked', refund: { state: 'elsewhere', amountCents: 3900 } },
    'Refunded',
    /^\$39\.00 could not go back to your card, so we paid it to you another way\.$/,
  ],
  [
    'a partial refund, which keeps the access',
    { refund: { state: 'done', amountCents: 1000 } },
    'Unlocked',
    /^Access ends Tue, Mar 16, 2027\. \$10\.00 went back/,
  ],
])('%s', (_name, change, badge, text) => {
  const standing = getTripStanding({ ...facts, ...change }, now);
  expect(standing.badge.text).toBe(badge);
  expect(standing.text).toMatch(text);
});
