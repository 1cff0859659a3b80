import { writeCommissionTable } from './commission-table.js';

it('writes a year for taxes in which nothing runs and amounts stay amounts', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const table = writeCommissionTable([
    {
      ...{
        tripId: id,
        bookingId: id,
        clientId: id,
        clientName: '=HYPERLINK("x")',
        tripName: 'Spring, again',
      },
      ...{ title: 'Disney Wish', supplierId: null, supplierName: null, numbers: ['37488218'] },
      ...{ startsOn: '2027-03-11', endsOn: '2027-03-14', isCanceled: false, share: 8_000 },
      ...{ expectedCents: 125_00, ownCents: 100_00, receivedCents: -5_00, dueOn: '2027-05-13' },
      ...{ state: 'reversed' as const, askedOn: null, settledNote: null, version: 0 },
    },
  ]);
  const [head, row] = table.split('\r\n');
  expect(head?.split(',')).toHaveLength(15);
  expect(row).toBe(
    `"'=HYPERLINK(""x"")","Spring, again",Disney Wish,,37488218,2027-03-11,2027-03-14,125.00,80,100.00,-5.00,105.00,2027-05-13,Taken back,`,
  );
});
