import { offerLines } from './offer-lines';

const trip = { mode: 'combined', startDate: '2027-04-04', endDate: '2027-04-12' } as const;
const person = (name: string) => ({ id: name, name, age: 30, version: 1 });
const now = new Date('2026-11-28T12:00:00Z');

describe('offerLines', () => {
  it('names the family and the last day of access', () => {
    const party = [person('Dana'), person('Emma'), person('Traveler 3'), person('Traveler 4')];
    const [plan = '', days, , until] = offerLines(trip, party, now);
    expect(plan).toBe(
      'One plan for Dana, Emma, and 2 more: rides, meals and Lightning Lanes, then ship and ports',
    );
    expect(days).toContain('your 9 days');
    expect(until).toBe('Yours until Wed, May 12, 2027. One payment, no subscription');
  });

  it('sells no Lightning Lane on a cruise, and no names that nobody gave', () => {
    const text = offerLines({ ...trip, mode: 'cruise' }, [person('Traveler 1')], now).join();
    expect(text).toContain('One plan for everyone: dinners, shows, ports and excursions');
    expect(text).not.toContain('Lightning');
    expect(offerLines(trip, undefined, now)[0]).toContain('for everyone');
  });
});
