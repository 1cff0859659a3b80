import { formatTimeOfDay } from '../trip/clock.js';
import { listClosedSpansOn } from './closed-spans.js';
import { aBooking, aHotel, at, flightHome, flightThere } from './testing/bookings.js';

const airports = [
  { iata: 'MCO', minutesToParks: 45, minutesToPort: 50, bagMinutes: 30 },
  { iata: 'TPA', minutesToParks: 80, minutesToPort: 135, bagMinutes: 25 },
  { iata: 'MSP', minutesToParks: null, minutesToPort: null, bagMinutes: 30 },
];
const spans = (bookings: Parameters<typeof listClosedSpansOn>[0], date: string) =>
  listClosedSpansOn(bookings, date, airports).map(
    ({ from, until, reason }) => `${formatTimeOfDay(from)} to ${formatTimeOfDay(until)}: ${reason}`,
  );

describe('the hours that flights close', () => {
  it.each([
    ['with the catalog', airports],
    ['without it', []],
  ])('end two hours and a quarter after landing in Orlando, %s', (_how, known) => {
    const [span] = listClosedSpansOn([flightThere()], '2027-04-04', known);
    expect(span).toMatchObject({ from: 0, until: 12 * 60 + 45, reason: 'you land at 10:28 AM' });
  });

  it('are longer from Tampa', () => {
    const end = at('2027-04-04', '10:28', undefined, 'TPA');
    expect(spans([flightThere({ end })], '2027-04-04')).toEqual([
      '12:00 AM to 1:15 PM: you land at 10:28 AM',
    ]);
  });

  it('end at the port on the day of boarding', () => {
    const cruise = aBooking({
      kind: 'cruise',
      start: at('2027-04-04', '11:30'),
      end: at('2027-04-08', '07:45'),
    });
    expect(spans([cruise, flightThere()], '2027-04-04')).toEqual([
      '12:00 AM to 12:25 PM: you land at 10:28 AM',
    ]);
  });

  it('begin three hours before the flight home, also where that is the only one', () => {
    const expected = ['11:35 AM to 12:00 AM: your flight leaves at 2:35 PM'];
    expect(spans([flightThere(), flightHome()], '2027-04-12')).toEqual(expected);
    expect(spans([flightHome()], '2027-04-12')).toEqual(expected);
    expect(listClosedSpansOn([flightHome()], '2027-04-12')).toHaveLength(1);
  });

  it('are the whole day between two dates, and none of a canceled flight', () => {
    const late = flightThere({ start: at('2027-04-02', '20:00', 'Asia/Tokyo', 'HND') });
    expect(spans([late], '2027-04-03')).toEqual(['12:00 AM to 12:00 AM: you are on the way']);
    expect(spans([late], '2027-04-04')).toEqual(['12:00 AM to 12:45 PM: you land at 10:28 AM']);
    expect(spans([flightThere({ status: 'canceled' })], '2027-04-04')).toEqual([]);
  });

  it('begin earlier before a flight abroad', () => {
    const end = at('2027-04-13', '06:00', 'Europe/London', 'LHR');
    expect(spans([flightHome({ end })], '2027-04-12')).toEqual([
      '10:35 AM to 12:00 AM: your flight leaves at 2:35 PM',
    ]);
  });

  it.each([
    [
      'from where an earlier flight landed',
      [flightThere({ end: at('2027-04-04', '10:28', undefined, 'FLL') })],
      [],
    ],
    ['on the day of the last check-out', [aHotel({ end: at('2027-04-12', '11:00') })], []],
    ['on the day a stay without a booking ends', [], [{ checkOut: '2027-04-12' }]],
  ])('begin before a flight home that lands the same day %s', (_how, others, stays) => {
    const home = flightHome({ start: at('2027-04-12', '14:35', undefined, 'FLL') });
    const found = listClosedSpansOn([...others, home], '2027-04-12', airports, stays);
    expect(found).toMatchObject([
      { from: 11 * 60 + 35, until: 1440, reason: 'your flight leaves at 2:35 PM' },
    ]);
  });

  it('end after the only flight that lands before the last night, also between airports far away', () => {
    const there = flightThere({ end: at('2027-04-04', '10:28', undefined, 'FLL') });
    expect(listClosedSpansOn([aHotel(), there], '2027-04-04', airports)).toMatchObject([
      { from: 0, reason: 'you land at 10:28 AM' },
    ]);
  });

  it('are those of both flights of one day, there in the morning and home at night', () => {
    const home = flightHome({
      start: at('2027-04-04', '21:10', undefined, 'MCO'),
      end: at('2027-04-04', '23:20', 'America/Chicago', 'MSP'),
    });
    expect(spans([flightThere(), home], '2027-04-04')).toEqual([
      '12:00 AM to 12:45 PM: you land at 10:28 AM',
      '6:10 PM to 12:00 AM: your flight leaves at 9:10 PM',
    ]);
  });
});
