import {
  getDateIn,
  countHoursAhead,
  isOnClocks,
  isZone,
  toNewYorkInstant,
  stillZones,
  timeIn,
  toZonedInstant,
} from './time-zones.js';

describe('toNewYorkInstant', () => {
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
    expect(toNewYorkInstant(date, time).toISOString()).toBe(instant);
  });
});

describe('isOnClocks', () => {
  it.each([
    ['2027-03-14', '01:59', true],
    ['2027-03-14', '02:00', false],
    ['2027-03-14', '02:59', false],
    ['2027-03-14', '03:00', true],
    ['2027-11-07', '01:30', true],
  ])('%s %s: %s', (date, time, isThere) => {
    expect(isOnClocks(date, time, 'America/New_York')).toBe(isThere);
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
    expect(getDateIn(new Date(instant), zone)).toBe(date);
    expect(timeIn(new Date(instant), zone)).toBe(time);
  });
});

describe('toZonedInstant', () => {
  it.each([
    ['Europe/Rome', '2027-06-10', '09:30', '2027-06-10T07:30:00.000Z'],
    ['America/Juneau', '2027-06-10', '09:30', '2027-06-10T17:30:00.000Z'],
    ['Asia/Singapore', '2027-06-10', '09:30', '2027-06-10T01:30:00.000Z'],
    ['Asia/Singapore', '2027-06-10', '07:00', '2027-06-09T23:00:00.000Z'],
    ['Asia/Kathmandu', '2027-06-10', '00:00', '2027-06-09T18:15:00.000Z'],
    ['Europe/Rome', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
    ['Europe/Rome', '2027-03-28', '02:30', '2027-03-28T00:30:00.000Z'],
    ['Europe/Rome', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['Australia/Sydney', '2027-04-04', '02:30', '2027-04-03T15:30:00.000Z'],
  ])('in %s, %s %s is %s', (zone, date, time, instant) => {
    expect(toZonedInstant(date, time, zone).toISOString()).toBe(instant);
  });

  it('knows which times a zone skips on its own day of the change', () => {
    expect(isOnClocks('2027-03-28', '02:30', 'Europe/Rome')).toBe(false);
    expect(isOnClocks('2027-03-14', '02:30', 'Europe/Rome')).toBe(true);
    expect(isOnClocks('2027-03-14', '02:30', 'America/Puerto_Rico')).toBe(true);
    expect(isOnClocks('2027-03-14', '02:30', 'America/Chicago')).toBe(false);
  });

  it('counts the hours between two zones', () => {
    const [january, july] = [new Date('2027-01-15T12:00Z'), new Date('2027-07-15T12:00Z')];
    expect(countHoursAhead(january, 'America/Puerto_Rico', 'America/New_York')).toBe(1);
    expect(countHoursAhead(july, 'America/Puerto_Rico', 'America/New_York')).toBe(0);
    expect(countHoursAhead(july, 'America/Juneau', 'America/Vancouver')).toBe(-1);
  });
});

describe('zones whose clocks stand still since 2026', () => {
  it.each([
    ['America/Vancouver', ['04:00', '05:00', '05:00', '05:00']],
    ['Canada/Pacific', ['04:00', '05:00', '05:00', '05:00']],
    ['America/Edmonton', ['05:00', '06:00', '06:00', '06:00']],
    ['America/Yellowknife', ['05:00', '06:00', '06:00', '06:00']],
    ['America/Inuvik', ['05:00', '06:00', '06:00', '06:00']],
    ['America/Winnipeg', ['06:00', '07:00', '07:00', '07:00']],
    ['America/Rainy_River', ['06:00', '07:00', '07:00', '07:00']],
    ['Africa/Casablanca', ['12:00', '13:00', '12:00', '12:00']],
    ['America/Whitehorse', ['05:00', '05:00', '05:00', '05:00']],
  ])('%s shows at noon of UTC in March, April, December and July: %j', (zone, times) => {
    const instants = ['2026-03-07', '2026-04-09', '2026-12-15', '2027-07-15'];
    const shown = instants.map((date) => timeIn(new Date(`${date}T12:00:00Z`), zone));
    expect(shown).toEqual(times);
  });

  it.each(stillZones)('$zones.0 needs no entry where Intl has edition $edition of the zone data', (still) => {
    const [timeZone] = still.zones;
    const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    const hours = still.offset / 3_600_000;
    const ending = hours === 0 ? 'GMT' : `GMT-0${-hours}:00`;
    const isKnown = offset.format(new Date('2027-01-15T12:00:00Z')).endsWith(ending);
    expect(isKnown).toBe((process.versions['tz'] ?? '') >= still.edition);
  });

  it.each([
    ['America/Edmonton', true],
    ['America/Narnia', false],
  ])('%s is a zone: %s', (zone, isThere) => {
    expect(isZone(zone)).toBe(isThere);
  });
});
