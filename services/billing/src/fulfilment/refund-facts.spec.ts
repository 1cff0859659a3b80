import { refundFacts } from './refund-facts.js';

const refund = (status: string, amount: number) => ({ status, amount });

describe('refundFacts', () => {
  it.each([
    ['nothing', [], { amount: 0, failed: 0, failedAmount: 0 }],
    [
      'parts',
      [refund('succeeded', 1000), refund('pending', 500)],
      { amount: 1500, failed: 0, failedAmount: 0 },
    ],
    ['one that came back', [refund('failed', 3900)], { amount: 0, failed: 1, failedAmount: 3900 }],
    ['one that was called off', [refund('canceled', 3900)], { amount: 0, failed: 1, failedAmount: 3900 }],
    [
      'tried again',
      [refund('failed', 3900), refund('succeeded', 3900)],
      { amount: 3900, failed: 1, failedAmount: 3900 },
    ],
    [
      'parts that came back',
      [refund('failed', 900), refund('failed', 1000)],
      { amount: 0, failed: 2, failedAmount: 1000 },
    ],
  ])('%s', (_, refunds, facts) => {
    expect(refundFacts(refunds)).toEqual(facts);
  });
});
