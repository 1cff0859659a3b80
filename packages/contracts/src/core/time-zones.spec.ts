import { dateIn, isOnNewYorkClocks, newYorkInstant, timeIn } from './time-zones.js';

describe('newYorkInstant', () => {
  it.each([
    ['2027-01-15', '06:00', '2027-01-15T11:00:00.000Z', 'winter: five hours behind'],
    ['2027-07-15', '06:00', '2027-07-15T10:00:00.000Z', 'summer: four hours behind'],
    ['2027-03-13', '07:00', '2027-03-13T12:00:00.000Z', 'the day before daylight time'],
    ['2027-03-14', '00:00', '2027-03-14T05:00:00.000Z', 'midnight of the change, still winter'],
    ['2027-03-14', '06:00', '2027-03-14T10:00:00.000Z', 'the morning of the change, already summer'],
    ['2027-11-07', '00:00', '2027-11-07T04:00:00.000Z', 'midnight of the change back, still summer'],
    ['2027-11-07', '06:00', '2027-11-07T11:00:00.000Z', 'the morning of the change back'],
    ['2027-03-15', '00:00', '2027-03-15T04:00:00.000Z', 'the first midnight of daylight time'],
    ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z', 'the last minute before the skipped hour'],
    ['2027-03-14', '02:30', '2027-03-14T06:30:00.000Z', 'within the skipped hour, an hour early'],
    ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z', 'the first minute after the skipped hour'],
    ['2027-11-07', '01:30', '2027-11-07T05:30:00.000Z', 'the first of the repeated hour'],
    ['2027-11-07', '02:00', '2027-11-07T07:00:00.000Z', 'after the repeated hour'],
    ['2028-02-29', '00:00', '2028-02-29T05:00:00.000Z', 'a leap day'],
  ])('%s %s is %s (%s)', (date, time, instant) => {
    expect(newYorkInstant(date, time).toISOString()).toBe(instant);
  });
});

describe('isOnNewYorkClocks', () => {
  it.each([
    ['2027-03-14', '01:59', true],
    ['2027-03-14', '02:00', false],
    ['2027-03-14', '02:59', false],
    ['2027-03-14', '03:00', true],
    ['2027-11-07', '01:30', true],
  ])('%s %s: %s', (date, time, isThere) => {
    expect(isOnNewYorkClocks(date, time)).toBe(isThere);
  });
});

describe('dateIn and timeIn', () => {
  it.each([
    ['2027-01-01T04:59:00Z', undefined, '2026-12-31', '23:59'],
    ['2027-07-01T04:00:00Z', undefined, '2027-07-01', '00:00'],
    ['2027-03-14T07:00:00Z', undefined, '2027-03-14', '03:00'],
    ['2027-11-07T06:30:00Z', undefined, '2027-11-07', '01:30'],
    ['2027-03-14T18:20:00Z', 'Asia/Kathmandu', '2027-03-15', '00:05'],
    ['2027-03-14T00:00:00Z', 'UTC', '2027-03-14', '00:00'],
  ])('%s in %s is %s %s', (instant, zone, date, time) => {
    expect(dateIn(new Date(instant), zone)).toBe(date);
    expect(timeIn(new Date(instant), zone)).toBe(time);
  });
});
