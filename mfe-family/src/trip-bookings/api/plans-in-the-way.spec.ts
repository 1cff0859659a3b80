import { makeBlankDetails } from '@landsea/rules/day-plans';
import { aBooking, aFlight } from '../../testing/booking-fixtures';
import { aDayItem } from '../../testing/day-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { findPlansInTheWay, formatPlans } from './plans-in-the-way';

const ride = (id: number, time: string, over: Parameters<typeof aDayItem>[0] = {}) =>
  aDayItem({ id: lineId(id), title: `Ride ${id}`, time, ...over });
const landing = (time: string) =>
  aFlight({ end: { date: '2027-03-14', time, zone: 'America/New_York', airport: 'MCO' } });

describe('plans of a day on which a flight lands', () => {
  const items = [ride(1, '08:45'), ride(2, '09:15'), ride(3, '18:00')];

  it('are moved behind the landing in their order, around what stays', () => {
    const table = ride(4, '15:40', {
      status: 'booked',
      confirmation: '4578123',
      minutes: 60,
      title: 'Lunch',
    });
    const [found, ...more] = findPlansInTheWay([landing('13:15')], [...items, table]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ reason: 'You land at 1:15 PM', reserved: [] });
    expect(found && formatPlans(found.movable)).toBe('two rides');
    const times = found?.step.change?.map(({ time }) => time ?? '') ?? [];
    expect(times.every((time) => time > '15:00' && (time < '15:30' || time >= '16:40'))).toBe(true);
    expect(times).toEqual([...times].sort());
  });

  it('name what is booked then, which the family has to move itself', () => {
    const table = ride(4, '08:20', { status: 'booked', confirmation: '4578123', title: 'Tusker House' });
    const [found] = findPlansInTheWay([landing('10:28')], [table]);
    expect(found).toMatchObject({ movable: [], reserved: [{ title: 'Tusker House' }] });
  });

  it('stay where no flight is in their way, or where it was canceled', () => {
    expect(findPlansInTheWay([landing('10:28')], [ride(3, '18:00')])).toEqual([]);
    expect(findPlansInTheWay([{ ...landing('13:15'), status: 'canceled' }], items)).toEqual([]);
    expect(findPlansInTheWay([aBooking()], items)).toEqual([]);
  });

  it('keep no time that is a show’s own, or too late in the evening', () => {
    const show = ride(5, '10:00', { details: makeBlankDetails('show') });
    expect(findPlansInTheWay([landing('13:15')], [show])[0]?.step.change).toEqual([
      { id: show.id, time: null },
    ]);
    expect(findPlansInTheWay([landing('20:30')], [ride(1, '19:00')])[0]?.step.change).toMatchObject([
      { time: null },
    ]);
  });
});
