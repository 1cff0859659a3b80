import { aDayItem } from '../../../testing/day-fixtures';
import { aTrip, lineId } from '../../../testing/trip-fixtures';
import { planCsv } from './plan-csv';

const robin = lineId(90);
const trip = aTrip({ party: [{ id: robin, name: 'Robin', age: 38 }] });
const table = (items: Parameters<typeof planCsv>[1]) =>
  planCsv(trip.days, items, trip.party).replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the days as a table', () => {
  it('has a line for each thing in the order of the day, for each empty day, and the wishes last', () => {
    const late = aDayItem({ time: '20:00', confirmation: '4711', people: [robin] });
    const early = aDayItem({ id: lineId(2), title: 'Dumbo', time: '09:00' });
    const wish = aDayItem({ id: lineId(3), title: 'Jungle Cruise', date: null, time: null, status: 'wish' });
    const lines = table([wish, late, early]);
    expect(lines[0]).toBe('Date,Park or port,Time,What,Kind,Status,People,Where,Confirmation');
    expect(lines[1]).toMatch(
      /^2027-03-14,.*,9:00 AM,Dumbo,Ride or attraction,Planned,Everybody,Tomorrowland,$/,
    );
    expect(lines[2]).toMatch(/^2027-03-14,.*,8:00 PM,Space Mountain,.*,Planned,Robin,Tomorrowland,4711$/);
    expect(lines.at(-1)).toMatch(/^,,Any time,Jungle Cruise,/);
    expect(lines).toHaveLength(1 + 2 + (trip.days.length - 1) + 1);
  });

  it('puts what is for a part of the day where the day’s page has it', () => {
    const parts = [
      aDayItem({ id: lineId(4), title: 'Parade', time: '15:00' }),
      aDayItem({ id: lineId(5), title: 'Pool', time: null, dayPart: 'morning' }),
      aDayItem({ id: lineId(6), title: 'Shops', time: null }),
      aDayItem({ id: lineId(7), title: 'Walk', time: null, dayPart: 'evening' }),
    ];
    const titles = table(parts).flatMap((line) => /Parade|Pool|Shops|Walk/.exec(line)?.[0] ?? []);
    expect(titles).toEqual(['Pool', 'Parade', 'Walk', 'Shops']);
  });

  it('says what things cost where that may be seen', () => {
    const lines = table([aDayItem({ costCents: 12_550 })]);
    expect(lines[0]).toMatch(/,About \(USD\)$/);
    expect(lines[1]).toMatch(/,125\.5$/);
    expect(table([aDayItem()])[0]).not.toContain('USD');
  });

  it('runs no text as a formula', () => {
    const lines = table([aDayItem({ title: '=HYPERLINK("https://evil.example")', place: '@SUM(1)' })]);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(lines[1]).toContain("'@SUM(1)");
  });
});
