import type { Attempt } from '../attempts/checkout-attempts.service.js';
import { stepFor } from './checkout-step.js';

const now = new Date('2026-03-01T12:00:00Z');
const attempt = (status: 'creating' | 'open', tripId: string, minutesAgo = 1): Attempt => ({
  id: 'attempt',
  userId: 'user',
  kind: 'trip',
  tripId,
  buyerHash: null,
  params: {},
  idemKey: 'key',
  try: 1,
  status,
  sessionId: null,
  url: null,
  expiresAt: now,
  amount: 3900,
  currency: 'usd',
  priceId: 'price',
  createdAt: new Date(now.getTime() - minutesAgo * 60_000),
});

describe('stepFor', () => {
  it.each([
    ['create', null],
    ['resume', attempt('open', 'this')],
    ['clear', attempt('open', 'other')],
    ['wait', attempt('creating', 'this')],
    ['wait', attempt('creating', 'this', 24)],
    ['abandon', attempt('creating', 'this', 26)],
    ['abandon', attempt('creating', 'other')],
  ])('%s', (step, found) => {
    expect(stepFor(found, 'this', now)).toBe(step);
  });
});
