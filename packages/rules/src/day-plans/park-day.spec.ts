import { awaitsPartyNights, makeParkDay, getPartyTicketStart } from './park-day.js';
import { calendar } from './testing/sample-catalogue.js';

const guest = { earlyEntry: false };

describe('a park on a date', () => {
  it('has the hours of its month', () => {
    expect(makeParkDay('epcot', '2027-03-10', calendar, guest)).toMatchObject({ open: 540, close: 1260 });
    expect(makeParkDay('epcot', '2027-05-10', calendar, guest)).toBeNull();
  });

  it('lets guests of Disney hotels in early', () => {
    expect(makeParkDay('epcot', '2027-03-10', calendar, guest)?.gates).toBe(540);
    expect(makeParkDay('epcot', '2027-03-10', calendar, { earlyEntry: true })?.gates).toBe(510);
    const unlisted = { ...calendar, hours: calendar.hours.map((each) => ({ ...each, earlyEntry: null })) };
    expect(makeParkDay('epcot', '2027-03-10', unlisted, { earlyEntry: true })?.gates).toBe(510);
  });

  it('closes early for a party, in that park on that date only', () => {
    expect(makeParkDay('magic-kingdom', '2027-03-11', calendar, guest)).toMatchObject({
      close: 1080,
      partyNight: { name: 'After Hours' },
    });
    expect(makeParkDay('magic-kingdom', '2027-03-10', calendar, guest)).toMatchObject({
      close: 1320,
      partyNight: null,
    });
    expect(makeParkDay('epcot', '2027-03-11', calendar, guest)?.close).toBe(1260);
  });

  it('may have parties that are not announced yet, in the months of other years’ parties', () => {
    const awaits = (date: string, park: 'magic-kingdom' | 'epcot' = 'magic-kingdom') =>
      awaitsPartyNights(park, date, calendar);
    expect(awaits('2028-03-20')).toBe(true);
    expect(awaits('2027-03-20')).toBe(false);
    expect(awaits('2028-04-20')).toBe(false);
    expect(awaits('2028-03-20', 'epcot')).toBe(false);
  });

  it('stays open until midnight for who has tickets of the party, which shows of the day do not', () => {
    const ticket = { ...guest, evening: 'party' as const };
    expect(makeParkDay('magic-kingdom', '2027-03-11', calendar, ticket)).toMatchObject({
      close: 1440,
      dayClose: 1080,
    });
    expect(makeParkDay('magic-kingdom', '2027-03-10', calendar, guest)?.close).toBe(1320);
    // Tickets for a night that is not announced yet are like the park's other parties of that month.
    expect(makeParkDay('magic-kingdom', '2028-03-20', calendar, ticket)).toMatchObject({
      close: 1440,
      partyNight: { name: 'After Hours', date: '2028-03-20' },
    });
    expect(getPartyTicketStart(['magic-kingdom'], '2027-03-11', 'party', calendar)).toBe('16:00');
    expect(getPartyTicketStart(['magic-kingdom'], '2027-03-11', null, calendar)).toBeNull();
    expect(getPartyTicketStart(['epcot'], '2027-03-11', 'party', calendar)).toBeNull();
  });

  it('adds Extended Evening Hours on their weekday to those who stay for them', () => {
    const evenings = {
      ...calendar,
      extendedEvenings: [
        { park: 'epcot' as const, weekday: 1, minutes: 120, confidence: 'low' as const },
        { park: 'magic-kingdom' as const, weekday: 4, minutes: 120, confidence: 'low' as const },
      ],
    };
    const stays = { ...guest, evening: 'extended' as const };
    expect(makeParkDay('epcot', '2027-03-15', evenings, stays)?.close).toBe(1260 + 120);
    expect(makeParkDay('epcot', '2027-03-15', evenings, guest)?.close).toBe(1260);
    expect(makeParkDay('epcot', '2027-03-16', evenings, stays)?.close).toBe(1260);
    // On the night of a party nobody stays without its tickets.
    expect(makeParkDay('magic-kingdom', '2027-03-11', evenings, stays)?.close).toBe(1080);
  });

  it('takes another crowd level with that option', () => {
    expect(makeParkDay('epcot', '2027-03-10', calendar, guest)?.crowd).toBe('typical');
    expect(makeParkDay('epcot', '2027-03-10', calendar, { ...guest, crowd: 'peak' })?.crowd).toBe('peak');
  });
});
