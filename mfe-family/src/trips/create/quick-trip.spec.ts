import { CreateTrip } from '@landsea/contracts/trip';
import { toCreateTrip } from '../form/trip-draft';
import { agesHint, draftOfQuick, proposedName, SHIP_UNKNOWN, usualIdea, type QuickTrip } from './quick-trip';

const quick: QuickTrip = {
  idea: { mode: 'combined', parkDays: 2, seaNights: 4, people: 3 },
  firstDay: '2027-02-13',
  ship: 'Disney Wish',
  hotelName: 'Pop Century Resort',
  onSite: true,
  companion: 'Jorge',
};
const ports = ['Port Canaveral', 'Nassau', 'Castaway Cay', 'At Sea', 'Port Canaveral'];
const around = { firstName: 'Ana', id: 'quick-1', ports };
const made = (over: Partial<QuickTrip> = {}) => toCreateTrip(draftOfQuick({ ...quick, ...over }, around));

describe('a trip made on one screen', () => {
  it('has its dates, its hotel until the ship, its ports and its people', () => {
    const trip = CreateTrip.parse(made());
    expect(trip).toMatchObject({
      name: 'Disney World + Disney Wish, February',
      startDate: '2027-02-13',
      endDate: '2027-02-19',
      stays: [
        { hotelName: 'Pop Century Resort', onSite: true, checkIn: '2027-02-13', checkOut: '2027-02-15' },
      ],
      sailing: { ship: 'Disney Wish', embarkationDate: '2027-02-15', nights: 4 },
    });
    expect(trip.sailing?.ports.map(({ port }) => port)).toEqual(ports);
    expect(trip.party.map(({ name, age }) => `${name} ${String(age)}`)).toEqual([
      'Ana 35',
      'Jorge 35',
      'Traveler 3 8',
    ]);
  });

  it('needs neither hotel nor companion, nor a ship that is known', () => {
    const trip = CreateTrip.parse(made({ hotelName: ' ', companion: '', ship: SHIP_UNKNOWN }));
    expect(trip.stays).toEqual([]);
    expect(trip.name).toBe('Disney World + Cruise, February');
    expect(trip.party[1]?.name).toBe('Traveler 2');
  });

  it('has no ship on land, and no hotel in a trip that is a cruise only', () => {
    const parks = CreateTrip.parse(made({ idea: { ...quick.idea, mode: 'parks' } }));
    expect(parks).toMatchObject({ name: 'Disney World, February', sailing: null });
    expect(parks.stays[0]).toMatchObject({ checkIn: '2027-02-13', checkOut: '2027-02-15' });
    const cruise = CreateTrip.parse(made({ idea: { ...quick.idea, mode: 'cruise' } }));
    expect(cruise).toMatchObject({ name: 'Disney Wish, February', stays: [], endDate: '2027-02-17' });
  });

  it('is no trip without a first day', () => {
    expect(CreateTrip.safeParse(made({ firstDay: '' })).success).toBe(false);
    expect(proposedName({ ...quick, idea: usualIdea, firstDay: '', ship: '' })).toBe('Disney World + Cruise');
  });
});

it('says whom it counts until somebody enters ages', () => {
  expect([2, 3, 4].map(agesHint)).toEqual([
    'Optional. We count 2 adults until you add everyone’s ages.',
    'Optional. We count 2 adults and a child age 8 until you add everyone’s ages.',
    'Optional. We count 2 adults and 2 children age 8 until you add everyone’s ages.',
  ]);
});
