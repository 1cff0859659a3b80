import { aBooking } from '../../testing/booking-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { formatBookingAmounts } from './booking-amounts';

describe('the amounts of a booking', () => {
  it('say a total that nobody has paid yet once', () => {
    expect(formatBookingAmounts(aBooking())).toMatchObject({ total: '$279.00', due: ['Nothing paid yet'] });
  });

  it('say by when all of it is due', () => {
    const booking = aBooking({
      payments: [{ id: lineId(601), kind: 'final', cents: 27_900, dueOn: '2027-02-01', paidOn: null }],
    });
    expect(formatBookingAmounts(booking)?.due).toEqual([expect.stringMatching(/^All due .*Feb 1/)]);
  });
});
