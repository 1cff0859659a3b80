import { compareLedgers } from './ledger-difference.js';

const ledger = (rows: Record<string, number>) => new Map(Object.entries(rows));

describe('compareLedgers', () => {
  it('is nothing for two equal ledgers', () => {
    expect(compareLedgers(ledger({ a: 3900, b: 0 }), ledger({ b: 0, a: 3900 }))).toEqual({
      payments: 2,
      ourCents: 3900,
      stripeCents: 3900,
      differenceCents: 0,
      differing: [],
    });
  });

  it('does not let two mistakes cancel out', () => {
    expect(compareLedgers(ledger({ a: 3900, b: 0 }), ledger({ a: 0, b: 3900 }))).toMatchObject({
      ourCents: 3900,
      stripeCents: 3900,
      differenceCents: 7800,
      differing: ['a', 'b'],
    });
  });

  it('names a payment that one side does not know, also when it is worth nothing', () => {
    expect(compareLedgers(ledger({ a: 3900 }), ledger({ b: 0 }))).toMatchObject({
      differenceCents: 3900,
      differing: ['a', 'b'],
    });
  });
});
