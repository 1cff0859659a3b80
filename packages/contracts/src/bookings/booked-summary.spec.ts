import { bookedSummary } from './booked-summary.js';

const booked = (kind: Parameters<typeof bookedSummary>[0][number]['kind']) => ({
  kind,
  status: 'booked' as const,
});

it('says what is booked, by kind and with counts in words', () => {
  const many = (['dining', 'flight', 'hotel', 'dining', 'cruise', 'flight'] as const).map(booked);
  expect(bookedSummary(many)).toBe('Booked: hotel, cruise, two flights, two tables');
  expect(bookedSummary([booked('tickets'), booked('tickets')])).toBe('Booked: park tickets');
  expect(bookedSummary(Array.from({ length: 11 }, () => booked('outing')))).toBe('Booked: 11 outings');
});

it('counts a changed booking, but neither a held nor a canceled one', () => {
  const of = (status: 'changed' | 'held' | 'canceled') => [{ kind: 'car' as const, status }];
  expect(bookedSummary(of('changed'))).toBe('Booked: car');
  expect(bookedSummary(of('held'))).toBeNull();
  expect(bookedSummary(of('canceled'))).toBeNull();
  expect(bookedSummary([])).toBeNull();
});
