import { awaitsPartyNights, parkDay } from './park-day.js';
import { calendar } from './testing/sample-catalogue.js';

const guest = { earlyEntry: false };

describe('a park on a date', () => {
  it('has the hours of its month', () => {
    expect(parkDay('epcot', '2027-03-10', calendar, guest)).toMatchObject({ open: 540, close: 1260 });
    expect(parkDay('epcot', '2027-05-10', calendar, guest)).toBeNull();
  });

  it('lets guests of Disney hotels in early', () => {
    expect(parkDay('epcot', '2027-03-10', calendar, guest)?.gates).toBe(540);
    expect(parkDay('epcot', '2027-03-10', calendar, { earlyEntry: true })?.gates).toBe(510);
    const unlisted = { ...calendar, hours: calendar.hours.map((each) => ({ ...each, earlyEntry: null })) };
    expect(parkDay('epcot', '2027-03-10', unlisted, { earlyEntry: true })?.gates).toBe(510);
  });

  it('closes early for a party, in that park on that date only', () => {
    expect(parkDay('magic-kingdom', '2027-03-11', calendar, guest)).toMatchObject({
      close: 1080,
      partyNight: { name: 'After Hours' },
    });
    expect(parkDay('magic-kingdom', '2027-03-10', calendar, guest)).toMatchObject({
      close: 1320,
      partyNight: null,
    });
    expect(parkDay('epcot', '2027-03-11', calendar, guest)?.close).toBe(1260);
  });

  it('may have parties that are not announced yet, in the months of other years’ parties', () => {
    const awaits = (date: string, park: 'magic-kingdom' | 'epcot' = 'magic-kingdom') =>
      awaitsPartyNights(park, date, calendar);
    expect(awaits('2028-03-20')).toBe(true);
    expect(awaits('2027-03-20')).toBe(false);
    expect(awaits('2028-04-20')).toBe(false);
    expect(awaits('2028-03-20', 'epcot')).toBe(false);
  });

  it('takes another crowd level with that option', () => {
    expect(parkDay('epcot', '2027-03-10', calendar, guest)?.crowd).toBe('typical');
    expect(parkDay('epcot', '2027-03-10', calendar, { ...guest, crowd: 'peak' })?.crowd).toBe('peak');
  });
});
