import type { SessionFacts } from './session-facts.js';
import { listSessionMismatches, type ExpectedSession } from './session-mismatch.js';

const expected: ExpectedSession = {
  livemode: false,
  sessionId: 'cs_1',
  userId: 'user',
  tripId: 'trip',
  priceId: 'price',
  amount: 3900,
  currency: 'usd',
};
const payment = {
  paymentIntent: 'pi',
  failed: false,
  paidAt: new Date(0),
  refundedAmount: 0,
  disputed: false,
  refunds: null,
  dispute: null,
};
const facts: SessionFacts = {
  sessionId: 'cs_1',
  livemode: false,
  attemptId: 'attempt',
  userId: 'user',
  tripId: 'trip',
  status: 'complete',
  paymentStatus: 'paid',
  lines: [{ priceId: 'price', quantity: 1 }],
  amount: 3900,
  currency: 'usd',
  payment,
  buyerEmail: 'robin@families.example',
};

describe('listSessionMismatches', () => {
  it('is empty for the requested session, also when its id was not stored yet', () => {
    expect(listSessionMismatches(facts, expected)).toEqual([]);
    expect(listSessionMismatches(facts, { ...expected, sessionId: null })).toEqual([]);
  });

  it.each<[string, Partial<SessionFacts>]>([
    ['livemode', { livemode: true }],
    ['session', { sessionId: 'cs_2' }],
    ['user', { userId: undefined }],
    ['trip', { tripId: 'other' }],
    ['price', { lines: [{ priceId: 'other', quantity: 1 }] }],
    ['quantity', { lines: [{ priceId: 'price', quantity: 2 }] }],
    ['amount', { amount: 3899 }],
    ['amount', { amount: 3901 }],
    ['amount', { amount: null }],
    ['currency', { currency: 'cad' }],
    ['payment', { payment: null }],
    ['payment', { payment: { ...payment, paidAt: null } }],
  ])('names %s', (what, change) => {
    expect(listSessionMismatches({ ...facts, ...change }, expected)).toEqual([what]);
  });

  it('accepts nobody’s session for a preview, and no other', () => {
    const nobodys = { ...expected, userId: undefined };
    expect(listSessionMismatches({ ...facts, userId: undefined }, nobodys)).toEqual([]);
    expect(listSessionMismatches(facts, nobodys)).toEqual(['user']);
  });

  it('does not accept a second line', () => {
    const [line] = facts.lines;
    expect(
      listSessionMismatches({ ...facts, lines: [...facts.lines, ...(line ? [line] : [])] }, expected),
    ).toEqual(['price']);
  });
});
