import { summarizeBookings } from './booked-summary.js';

const booked = (kind: Parameters<typeof summarizeBookings>[0][number]['kind']) => ({
  kind,
  status: 'booked' as const,
});

it('says what is booked, by kind and with counts in words', () => {
  const many = (['dining', 'flight', 'hotel', 'dining', 'cruise', 'flight'] as const).map(booked);
  expect(summarizeBookings(many)).toBe('Booked: hotel, cruise, two flights, two tables');
  expect(summarizeBookings([booked('tickets'), booked('tickets')])).toBe('Booked: park tickets');
  expect(summarizeBookings(Array.from({ length: 11 }, () => booked('outing')))).toBe('Booked: 11 outings');
});

it('counts a changed booking, but neither a held nor a canceled one', () => {
  const of = (status: 'changed' | 'held' | 'canceled') => [{ kind: 'car' as const, status }];
  expect(summarizeBookings(of('changed'))).toBe('Booked: car');
  expect(summarizeBookings(of('held'))).toBeNull();
  expect(summarizeBookings(of('canceled'))).toBeNull();
  expect(summarizeBookings([])).toBeNull();
});
