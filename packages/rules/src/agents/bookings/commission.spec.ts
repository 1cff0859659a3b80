import { computeCommission, formatPercent, parsePercent } from './commission.js';

it('is the commissionable amount times the rate, to the cent', () => {
  expect(computeCommission({ commissionableCents: 7_680_04, rate: 1_600 })).toBe(1_228_81);
  expect(computeCommission({ commissionableCents: 1_05, rate: 1_000 })).toBe(11);
  expect(computeCommission({ commissionableCents: 0, rate: 1_000 })).toBe(0);
});

it('takes the supplier’s rate unless the booking has one of its own', () => {
  expect(computeCommission({ commissionableCents: 100_00, rate: null }, 1_000)).toBe(10_00);
  expect(computeCommission({ commissionableCents: 100_00, rate: 0 }, 1_000)).toBe(0);
});

it('is unknown without an amount or a rate', () => {
  expect(computeCommission({ commissionableCents: null, rate: 1_000 })).toBeNull();
  expect(computeCommission({ commissionableCents: 100_00, rate: null })).toBeNull();
});

it.each([
  ['10', 1_000],
  ['12.5 %', 1_250],
  ['12,75', 1_275],
  ['100', 10_000],
  ['101', undefined],
  ['-1', undefined],
  ['ten', undefined],
  ['', undefined],
])('reads “%s”', (text, rate) => {
  expect(parsePercent(text)).toBe(rate);
});

it('writes a rate as people do', () => {
  expect([1_000, 1_250, 5].map(formatPercent)).toEqual(['10%', '12.5%', '0.05%']);
});
