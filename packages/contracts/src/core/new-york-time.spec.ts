import { newYorkInstant } from './new-york-time.js';

describe('newYorkInstant', () => {
  it.each([
    ['2027-01-15', '06:00', '2027-01-15T11:00:00.000Z', 'winter: five hours behind'],
    ['2027-07-15', '06:00', '2027-07-15T10:00:00.000Z', 'summer: four hours behind'],
    ['2027-03-13', '07:00', '2027-03-13T12:00:00.000Z', 'the day before daylight time'],
    ['2027-03-14', '00:00', '2027-03-14T05:00:00.000Z', 'midnight of the change, still winter'],
    ['2027-03-14', '06:00', '2027-03-14T10:00:00.000Z', 'the morning of the change, already summer'],
    ['2027-11-07', '00:00', '2027-11-07T04:00:00.000Z', 'midnight of the change back, still summer'],
    ['2027-11-07', '06:00', '2027-11-07T11:00:00.000Z', 'the morning of the change back'],
    ['2028-02-29', '00:00', '2028-02-29T05:00:00.000Z', 'a leap day'],
  ])('%s %s is %s (%s)', (date, time, instant) => {
    expect(newYorkInstant(date, time).toISOString()).toBe(instant);
  });
});
