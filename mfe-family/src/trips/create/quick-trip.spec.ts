import { SHIP_UNKNOWN } from '@landsea/rules/catalogue';
import { CreateTrip } from '@landsea/contracts/trip';
import { toCreateTrip } from '../form/trip-draft';
import { hintAges, toQuickDraft, proposeName, usualIdea, type QuickTrip } from './quick-trip';

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
const made = (over: Partial<QuickTrip> = {}) => toCreateTrip(toQuickDraft({ ...quick, ...over }, around));

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
    expect(trip.party.map(({ name, age }) => `${name} ${age}`)).toEqual([
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

  it('does not know the ports of another cruise line', () => {
    const draft = toQuickDraft({ ...quick, ship: 'Meridian Lumen' }, { ...around, ports: undefined });
    const { sailing } = CreateTrip.parse(toCreateTrip(draft));
    expect(sailing?.ports.map(({ port }) => port)).toEqual(Array(5).fill('Port to be chosen'));
    const unknown = toQuickDraft({ ...quick, ship: SHIP_UNKNOWN }, { ...around, ports: undefined });
    expect(toCreateTrip(unknown).sailing?.ports.map(({ port }) => port)).toContain('Castaway Cay');
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
    expect(proposeName({ ...quick, idea: usualIdea, firstDay: '', ship: '' })).toBe('Disney World + Cruise');
  });
});

it('says whom it counts only while nobody said who goes', () => {
  expect([2, 3, 6].map((people) => hintAges({ people }))).toEqual([
    undefined,
    'We’ll assume 2 adults and 1 kid (age 8) until you add ages.',
    'We’ll assume 2 adults and 4 kids (age 8) until you add ages.',
  ]);
  expect(hintAges({ people: 6, young: { children: 2, infants: 1 } })).toBeUndefined();
});

it('makes everyone as old as the family said', () => {
  const idea = { ...quick.idea, people: 6, young: { children: 2, infants: 1 } };
  expect(CreateTrip.parse(made({ idea })).party.map(({ age }) => age)).toEqual([35, 35, 35, 8, 8, 1]);
});
