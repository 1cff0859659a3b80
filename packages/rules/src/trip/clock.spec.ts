import { formatTimeOfDay, toClock, LAST_MINUTE, toMinute, snapMinute } from './clock.js';

describe('clock arithmetic', () => {
  it('counts minutes since midnight of the day, past midnight up to 26:00', () => {
    expect(toMinute('00:00')).toBe(0);
    expect(toMinute('18:35')).toBe(1115);
    expect(toMinute('26:00')).toBe(LAST_MINUTE);
  });

  it('shows a minute after midnight on the clock of the next date', () => {
    expect(toClock(1115)).toBe('18:35');
    expect(toClock(toMinute('25:05'))).toBe('01:05');
    expect(formatTimeOfDay(toMinute('25:05'))).toBe('1:05 AM');
  });

  it('writes noon and midnight as 12', () => {
    expect(formatTimeOfDay(0)).toBe('12:00 AM');
    expect(formatTimeOfDay(720)).toBe('12:00 PM');
    expect(formatTimeOfDay(779)).toBe('12:59 PM');
    expect(formatTimeOfDay(780)).toBe('1:00 PM');
  });

  it('snaps to quarters of an hour within the day', () => {
    expect(snapMinute(547)).toBe(540);
    expect(snapMinute(548)).toBe(555);
    expect(snapMinute(548, 5)).toBe(550);
    expect(snapMinute(-20)).toBe(0);
    expect(snapMinute(2000)).toBe(LAST_MINUTE);
  });
});
