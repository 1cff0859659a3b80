import { divideCents, splitCommission } from './split-commission.js';

const random = (most: number): number => Math.floor(Math.random() * (most + 1));

it('adds up to the cent for any amount, sign and share', () => {
  for (let tried = 0; tried < 5_000; tried += 1) {
    const cents = random(50_000_000) * (Math.random() < 0.3 ? -1 : 1);
    const { ownCents, hostCents } = splitCommission(cents, random(10_000));
    expect(ownCents + hostCents).toBe(cents);
    expect(Math.abs(ownCents) + Math.abs(hostCents)).toBe(Math.abs(cents));
  }
});

it('divides a line among bookings without losing a cent, never more than a cent off', () => {
  for (let tried = 0; tried < 2_000; tried += 1) {
    const cents = random(2_000_000) * (Math.random() < 0.3 ? -1 : 1);
    const weights = Array.from({ length: 1 + random(9) }, () => random(300_000));
    const parts = divideCents(cents, weights);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
    for (const [index, part] of parts.entries())
      if (total > 0) expect(Math.abs(part - (cents * (weights[index] ?? 0)) / total)).toBeLessThan(1);
  }
});

it('rounds as hosts do', () => {
  expect(splitCommission(634_45, 8_000)).toEqual({ ownCents: 507_56, hostCents: 126_89 });
  expect(splitCommission(-634_45, 8_000)).toEqual({ ownCents: -507_56, hostCents: -126_89 });
  expect(splitCommission(100_00, 10_000)).toEqual({ ownCents: 100_00, hostCents: 0 });
  expect(splitCommission(1, 5_000)).toEqual({ ownCents: 1, hostCents: 0 });
  expect(divideCents(10, [0, 0, 0])).toEqual([4, 3, 3]);
});
