import { aDayItem } from '../../testing/day-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { copyStep, swapStep } from './copy-day';

const ride = aDayItem();
const table = aDayItem({ id: lineId(2), status: 'booked', confirmation: 'ABC' });
const parade = aDayItem({ id: lineId(3), date: '2027-03-16' });

describe('whole days', () => {
  it('copies what is planned under new ids, and no bookings', () => {
    const { add = [] } = copyStep([ride, table], '2027-03-16', () => lineId(9));
    expect(add).toEqual([
      expect.objectContaining({ id: lineId(9), title: ride.title, date: '2027-03-16', time: '10:00' }),
    ]);
  });

  it('swaps two days and leaves bookings on their date', () => {
    const step = swapStep(
      { date: '2027-03-14', items: [ride, table] },
      { date: '2027-03-16', items: [parade] },
    );
    expect(step.change).toEqual([
      { id: ride.id, date: '2027-03-16' },
      { id: parade.id, date: '2027-03-14' },
    ]);
  });
});
