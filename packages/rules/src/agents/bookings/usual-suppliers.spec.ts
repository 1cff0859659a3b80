import type { BookingKind } from '@landsea/contracts/bookings';
import { findUsualSupplier, usualSuppliers } from './usual-suppliers.js';

it.each<[string, BookingKind, string | undefined]>([
  ['Disney Wish', 'cruise', 'Disney Cruise Line'],
  ['Disney’s Pop Century Resort', 'hotel', 'Walt Disney World'],
  ['Resort: Disney’s Grand Californian Hotel', 'hotel', 'Disneyland'],
  ['Icon of the Seas', 'cruise', 'Royal Caribbean'],
  ['Icon of the Seas', 'hotel', undefined],
  ['Hampton Inn', 'hotel', undefined],
])('%s (%s) is of %s', (text, kind, name) => {
  expect(findUsualSupplier(text, kind)?.name).toBe(name);
});

it('has each supplier once, with a rate that somebody would pay', () => {
  expect(new Set(usualSuppliers.map(({ name }) => name)).size).toBe(usualSuppliers.length);
  for (const { rate } of usualSuppliers) expect(rate).toBeGreaterThan(0);
  for (const { rate } of usualSuppliers) expect(rate).toBeLessThanOrEqual(3_500);
});
