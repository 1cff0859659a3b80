import { findNextPayment, getPaymentState } from './payment-state.js';

const payment = (id: string, dueOn: string | null, paidOn: string | null = null) => ({
  ...{ id, dueOn, paidOn },
  kind: 'part' as const,
  cents: 100,
});

it('is told until the agent confirms it', () => {
  const told = [{ paymentId: 'a' }];
  expect(getPaymentState(payment('a', null), [])).toBe('open');
  expect(getPaymentState(payment('a', null), told)).toBe('told');
  expect(getPaymentState(payment('b', null), told)).toBe('open');
  expect(getPaymentState(payment('a', null, '2026-11-29'), told)).toBe('confirmed');
});

it('names the payment that is due first, and one without a date last', () => {
  const payments = [payment('undated', null), payment('late', '2027-02-01'), payment('soon', '2027-01-01')];
  expect(findNextPayment({ payments, status: 'booked' })?.id).toBe('soon');
  expect(findNextPayment({ payments: [payment('undated', null)], status: 'held' })?.id).toBe('undated');
  expect(findNextPayment({ payments, status: 'canceled' })).toBeUndefined();
  expect(findNextPayment({ payments: [payment('a', null, '2026-11-29')], status: 'booked' })).toBeUndefined();
});
