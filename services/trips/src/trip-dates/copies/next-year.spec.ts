import { TripDetail } from '@landsea/contracts/trip';
import { listTripDays } from '@landsea/rules/trip';
import { moveToNextYear, findSameWeekday } from './next-year.js';

const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();

describe('findSameWeekday', () => {
  it.each([
    ['2027-03-13', 1, '2028-03-11'],
    ['2027-12-31', 1, '2028-12-29'],
    ['2028-02-29', 1, '2029-02-27'],
    ['2024-02-29', 4, '2028-03-02'],
  ])('%s in %i year(s) is %s', (date, years, then) => {
    expect(findSameWeekday(date, years)).toBe(then);
    expect(weekday(then)).toBe(weekday(date));
  });
});

const planned = {
  mode: 'parks' as const,
  startDate: '2025-03-08',
  endDate: '2025-03-10',
  stays: [{ hotelName: 'Pop Century', onSite: true, checkIn: '2025-03-08', checkOut: '2025-03-10' }],
  sailing: null,
};
const trip = TripDetail.parse({
  ...planned,
  stays: planned.stays.map((stay) => ({ ...stay, confirmation: '4711' })),
  id: 'b0000000-0000-4000-8000-000000000001',
  name: 'Spring 2025',
  status: 'completed',
  archived: true,
  createdAt: '2025-01-01T00:00:00Z',
  party: [{ name: 'Leo', age: 2, heightInches: 34 }],
  days: listTripDays(planned).map((day, at) =>
    at === 0 ? { ...day, parks: ['epcot'], note: 'Soarin' } : day,
  ),
  version: 4,
});

describe('moveToNextYear', () => {
  it('is the first year ahead, on the same weekdays, with everybody as much older', () => {
    const next = moveToNextYear(trip, '2026-11-21');
    expect(next.trip).toEqual({
      ...planned,
      name: 'Spring 2027',
      startDate: '2027-03-06',
      endDate: '2027-03-08',
      stays: [{ hotelName: 'Pop Century', onSite: true, checkIn: '2027-03-06', checkOut: '2027-03-08' }],
      party: [{ name: 'Leo', age: 4, heightInches: 34 }],
    });
    expect(next.days[0]).toEqual({
      date: '2027-03-06',
      kind: 'park',
      parks: ['epcot'],
      place: null,
      note: 'Soarin',
      version: 1,
    });
  });

  it('reckons an age from the birth date where there is one', () => {
    const born = { ...trip, party: [{ name: 'Leo', age: 2, birthDate: '2022-03-07' }] };
    expect(moveToNextYear(born, '2026-11-21').trip.party[0]?.age).toBe(4);
  });

  it('names the year where the name had none', () => {
    expect(moveToNextYear({ ...trip, name: 'Spring break' }, '2025-01-01').trip.name).toBe(
      'Spring break, 2026',
    );
  });
});
