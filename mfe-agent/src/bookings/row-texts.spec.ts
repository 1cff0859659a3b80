import { describeCommission } from './row-texts';
import { aBooking } from './testing/desk-bookings';

it('expects nothing from what the clients book themselves, unless an amount says so', () => {
  const row = aBooking({ title: 'Delta 1187', kind: 'flight' });
  const unknown = { ...row, expectedCents: null };
  const byClient = row.work && { ...row.work, bookedBy: 'client' as const };
  expect(describeCommission(unknown)).toBe('Not known yet');
  expect(describeCommission({ ...unknown, work: byClient })).toBe('None');
  expect(describeCommission({ ...row, work: byClient, expectedCents: 12_50 })).toBe('$12.50 expected');
});
