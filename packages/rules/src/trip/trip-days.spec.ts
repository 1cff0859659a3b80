import type { CreateTrip } from '@landsea/contracts/trip';
import { listTripDays } from './trip-days.js';

type Planned = Parameters<typeof listTripDays>[0];

const shape = (trip: Planned) =>
  listTripDays(trip).map(({ date, kind, place }) => `${date} ${kind} ${place ?? '-'}`);

const sailing: NonNullable<CreateTrip['sailing']> = {
  ship: 'Disney Wish',
  embarkationDate: '2027-03-14',
  nights: 3,
  concierge: false,
  ports: [
    { date: '2027-03-14', port: 'Port Canaveral' },
    { date: '2027-03-15', port: 'Nassau, Bahamas' },
    { date: '2027-03-16', port: 'At Sea' },
    { date: '2027-03-17', port: 'Port Canaveral' },
  ],
};

describe('listTripDays', () => {
  it('makes a park day of each night at a hotel and travel of the day of leaving', () => {
    expect(
      shape({
        mode: 'parks',
        startDate: '2027-03-01',
        endDate: '2027-03-04',
        stays: [
          { hotelName: 'Pop Century Resort', onSite: true, checkIn: '2027-03-01', checkOut: '2027-03-04' },
        ],
        sailing: null,
      }),
    ).toEqual(['2027-03-01 park -', '2027-03-02 park -', '2027-03-03 park -', '2027-03-04 travel -']);
  });

  it('counts every date as a park day while no hotel is named', () => {
    const kinds = listTripDays({
      mode: 'parks',
      startDate: '2027-03-01',
      endDate: '2027-03-03',
      stays: [],
      sailing: null,
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(['park', 'park', 'park']);
  });

  it('follows the sailing aboard, across the change to daylight time, and the hotels ashore', () => {
    expect(
      shape({
        mode: 'combined',
        startDate: '2027-03-11',
        endDate: '2027-03-18',
        stays: [
          { hotelName: 'Pop Century Resort', onSite: true, checkIn: '2027-03-11', checkOut: '2027-03-13' },
          {
            hotelName: 'Radisson Resort at the Port',
            onSite: false,
            checkIn: '2027-03-13',
            checkOut: '2027-03-14',
          },
        ],
        sailing,
      }),
    ).toEqual([
      '2027-03-11 park -',
      '2027-03-12 park -',
      '2027-03-13 travel -',
      '2027-03-14 embarkation Port Canaveral',
      '2027-03-15 port Nassau, Bahamas',
      '2027-03-16 sea At Sea',
      '2027-03-17 debarkation Port Canaveral',
      '2027-03-18 travel -',
    ]);
  });

  it('is in the parks from a hotel off-site too when the days there end at the ship, but for the one night by the port', () => {
    const stay = { hotelName: 'A house by the lake', onSite: false, checkOut: sailing.embarkationDate };
    const kindsFrom = (checkIn: string) =>
      listTripDays({
        mode: 'combined',
        startDate: checkIn,
        endDate: '2027-03-17',
        stays: [{ ...stay, checkIn }],
        sailing,
      })
        .filter(({ date }) => date < sailing.embarkationDate)
        .map(({ kind }) => kind);
    expect(kindsFrom('2027-03-11')).toEqual(['park', 'park', 'park']);
    expect(kindsFrom('2027-03-13')).toEqual(['travel']);
  });

  it('has no park day on a cruise', () => {
    const days = listTripDays({
      mode: 'cruise',
      startDate: '2027-03-13',
      endDate: '2027-03-17',
      stays: [],
      sailing,
    });
    expect(days.map(({ kind }) => kind)).toEqual(['travel', 'embarkation', 'port', 'sea', 'debarkation']);
  });
});
