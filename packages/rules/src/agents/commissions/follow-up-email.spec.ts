import { writeFollowUpEmail } from './follow-up-email.js';

const late = {
  ...{ clientName: 'Dana Whitlock', title: 'Disney Wish', supplierName: 'Disney Cruise Line' },
  ...{ numbers: ['37488218'], startsOn: '2027-03-11', endsOn: '2027-03-14' },
  ...{ state: 'overdue' as const, ownCents: 1_998_88, receivedCents: 0 },
};

it('names numbers, dates and amounts of all that is late', () => {
  const second = { ...late, numbers: [], state: 'short' as const, ownCents: 100_00, receivedCents: 40_00 };
  const { subject, text } = writeFollowUpEmail([late, second], 'Kim Rivers');
  expect(subject).toBe('Commission for 2 bookings, $2,058.88');
  expect(text).toContain(
    'Confirmation 37488218: Dana Whitlock\n  Disney Cruise Line, Disney Wish, 03/11/2027 to 03/14/2027',
  );
  expect(text).toContain('Expected $1,998.88, nothing received');
  expect(text).toContain('No number on file: Dana Whitlock');
  expect(text).toContain('Expected $100.00, received $40.00, open $60.00');
  expect(text.endsWith('Kim Rivers')).toBe(true);
});

it('speaks of one booking as one', () => {
  expect(writeFollowUpEmail([late], '').text).toContain('the commission for one booking?');
});
