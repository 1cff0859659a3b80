import { pricePartyOuting } from '@landsea/rules/day-plans';
import { findPort } from '@landsea/rules/catalogue';
import { aTrip, aWindow } from '../../testing/trip-fixtures';
import { findActivityWindow, getBookingLevel } from './booking-level';
import { toShipId } from '../../trip-frame/rules/ship-id';
import { listCruiseDays } from './cruise-days';
import { anOuting, aPort, aVenue } from '../../testing/excursion-fixtures';
import { noFilter, filterOutings } from './outings/outing-filter';
import { formatSuits } from './outings/outing-labels';
import { getPlanningCents, priceBasis, rangeWords } from './outings/party-price';
import { getHoursAshore, formatSpare, findTimeToSpare } from './outings/time-to-spare';
import { listClubsByChild, listGuestsOn, takesGuest, splitByMinAge } from './who-can-go';

const nassau = aPort();
const own = (hours: { from: number; to: number }) => ({ hours, bookedWith: 'self' as const });
const day = '2027-03-16';
const party = listGuestsOn(
  [
    { id: 'ana', name: 'Ana Ruiz', age: 70 },
    { id: 'robin', name: 'Robin Ruiz', age: 38, heightInches: 66 },
    { id: 'leo', name: 'Leo Ruiz', age: 9, heightInches: 50 },
    { id: 'mia', name: 'Mia Ruiz', age: 2, birthDate: '2025-01-20', heightInches: 33 },
  ],
  day,
);

describe('the price for a party', () => {
  it('counts 10 and over as adults, 3 to 9 as children and under 3 as free', () => {
    expect(pricePartyOuting(anOuting(), [38, 10, 9, 3, 2])).toEqual({ from: 26_000, to: 37_000 });
  });

  it('takes the price of adults where children have none of their own', () => {
    expect(pricePartyOuting(anOuting({ child: null }), [38, 9])).toEqual({ from: 15_000, to: 21_000 });
  });

  it('pays a cabana once for each group that fills it', () => {
    const cabana = anOuting({ adult: { from: 65_000, to: 100_000 }, child: null, group: 6 });
    expect(pricePartyOuting(cabana, [38, 40, 9, 2, 70, 71])).toEqual({ from: 65_000, to: 100_000 });
    expect(pricePartyOuting(cabana, [38, 40, 9, 2, 70, 71, 30])).toEqual({ from: 130_000, to: 200_000 });
    expect(priceBasis(cabana, [38])).toBe('$650–$1,000 for up to 6');
  });

  it('names a price of children only where one comes along', () => {
    expect(priceBasis(anOuting(), [38, 40])).toBe('$75–$105 each');
    expect(priceBasis(anOuting(), [38, 9])).toBe('$75–$105 adult · $55–$80 child');
  });

  it('is said as a range, and planned at its middle in whole dollars', () => {
    expect(rangeWords({ from: 26_000, to: 37_000 })).toBe('$260–$370');
    expect(rangeWords({ from: 5900, to: 5900 })).toBe('$59');
    expect(rangeWords({ from: 0, to: 0 })).toBe('Free');
    expect(rangeWords({ from: 0, to: 2000 })).toBe('up to $20');
    expect(getPlanningCents({ from: 5500, to: 8000 })).toBe(6800);
  });
});

describe('whom an outing suits', () => {
  const suits = ['families', 'young children', 'teens', 'adults'];

  it('is said of children only where one comes along', () => {
    expect(formatSuits(suits, [38, 40])).toBe('Good for adults');
    expect(formatSuits(suits, [38, 17])).toBe('Good for families, young children, teens, adults');
    expect(formatSuits(['families'], [18, 70])).toBe('');
  });
});

describe('time to spare', () => {
  it('begins half an hour after docking, an hour after anchoring for tenders', () => {
    expect(getHoursAshore(nassau)).toEqual({ from: '08:30', to: '16:30' });
    expect(getHoursAshore({ ...nassau, dock: 'tender' })).toEqual({ from: '09:00', to: '16:30' });
    expect(getHoursAshore({ ...nassau, arrives: null })).toBeUndefined();
  });

  it('says when a family is back and how long that leaves', () => {
    const spare = findTimeToSpare(nassau, own({ from: 5, to: 6 }));
    expect(spare).toEqual({ kind: 'fits', backAt: '14:30', spareMinutes: 120 });
    expect(formatSpare(spare)).toBe('Back aboard by 2:30 PM, leaves 2 h to spare');
  });

  it('keeps an hour before all aboard', () => {
    expect(findTimeToSpare(nassau, own({ from: 7, to: 7 })).kind).toBe('fits');
    expect(findTimeToSpare(nassau, own({ from: 7.1, to: 7.1 }))).toEqual({ kind: 'too-long' });
    expect(findTimeToSpare(nassau, own({ from: 6, to: 8 }))).toEqual({ kind: 'shorter', mostMinutes: 420 });
    expect(findTimeToSpare(nassau, own({ from: 7, to: 8 }))).toEqual({ kind: 'shorter', mostMinutes: 420 });
    expect(findTimeToSpare(nassau, own({ from: 3, to: 4 }), '12:00').kind).toBe('shorter');
    expect(findTimeToSpare(nassau, own({ from: 4, to: 4 }), '12:00').kind).toBe('too-long');
  });

  it('keeps no hour for an outing of the ship, which waits for its own', () => {
    const ofShip = (hours: number) =>
      findTimeToSpare(nassau, { hours: { from: hours, to: hours }, bookedWith: 'ship' });
    expect(ofShip(7.5)).toEqual({ kind: 'fits', backAt: '16:00', spareMinutes: 30 });
    expect(ofShip(8).kind).toBe('fits');
    expect(ofShip(8.1)).toEqual({ kind: 'too-long' });
  });

  it('says nothing where the times of the stop are not known', () => {
    expect(findTimeToSpare({ ...nassau, allAboard: null }, own({ from: 3, to: 3 }))).toEqual({
      kind: 'unknown',
    });
  });
});

describe('who can go', () => {
  it('is who is old enough on that day', () => {
    const { can, tooYoung } = splitByMinAge({ minAge: 5 }, party);
    expect(can.map(({ id }) => id)).toEqual(['ana', 'robin', 'leo']);
    expect(tooYoung.map(({ id }) => id)).toEqual(['mia']);
    const birthday = listGuestsOn([{ name: 'Kim', age: 4, birthDate: '2022-03-16' }], day);
    expect(splitByMinAge({ minAge: 5 }, birthday).can).toHaveLength(1);
    expect(
      splitByMinAge({ minAge: 5 }, listGuestsOn([{ name: 'Kim', age: 4, birthDate: '2022-03-17' }], day)).can,
    ).toEqual([]);
  });

  it('gives each child the clubs of their age, both ages included', () => {
    const nursery = aVenue({ id: 'nursery', section: 'nursery', minAge: 0.5, maxAge: 3 });
    const oceaneer = aVenue({ id: 'oceaneer', minAge: 3, maxAge: 10 });
    const edge = aVenue({ id: 'edge', minAge: 11, maxAge: 14 });
    const children = listGuestsOn(
      [2, 3, 10, 11, 14, 15].map((age) => ({ name: `Age ${age}`, age })),
      day,
    );
    const clubs = listClubsByChild([nursery, oceaneer, edge], [...children, ...party.slice(0, 2)]);
    expect(clubs.map((child) => [child.guest.age, child.clubs.map(({ id }) => id)])).toEqual([
      [2, ['nursery']],
      [3, ['nursery', 'oceaneer']],
      [10, ['oceaneer']],
      [11, ['edge']],
      [14, ['edge']],
      [15, []],
    ]);
  });

  it('takes a baby into the nursery from six months, by the birth date where it is known', () => {
    const nursery = { minAge: 0.5, maxAge: 3 };
    const [young, old, unknown] = listGuestsOn(
      [
        { name: 'Five months', age: 0, birthDate: '2026-09-17' },
        { name: 'Six months', age: 0, birthDate: '2026-09-16' },
        { name: 'Baby', age: 0 },
      ],
      day,
    ).map((guest) => takesGuest(nursery, guest));
    expect([young, old, unknown]).toEqual([false, true, true]);
  });
});

describe('the shown outings', () => {
  const beach = anOuting({
    id: 'beach',
    adult: { from: 0, to: 2000 },
    child: { from: 0, to: 1000 },
    activityLevel: 1,
  });
  const flight = anOuting({ id: 'flight', hours: { from: 9, to: 9 }, adult: { from: 100, to: 200 } });
  const rum = anOuting({ id: 'rum', minAge: 18, child: null });
  const sail = anOuting({ id: 'sail', bookedWith: 'self', activityLevel: 3, minAge: 5 });
  const all = [flight, rum, sail, beach];
  const ids = (filter: Parameters<typeof filterOutings>[1]) =>
    filterOutings(all, filter, party, nassau).map(({ id }) => id);

  it('begin with what takes everyone, and end with what is too long', () => {
    expect(ids(noFilter)).toEqual(['beach', 'rum', 'sail', 'flight']);
  });

  it('leave out what one of the chosen people is too young for', () => {
    expect(ids({ ...noFilter, who: ['robin', 'leo'] })).toEqual(['beach', 'sail', 'flight']);
    expect(ids({ ...noFilter, who: ['robin'] })).toEqual(['beach', 'rum', 'sail', 'flight']);
  });

  it('begin with a free place for adults only where no child goes', () => {
    const free = { from: 0, to: 0 };
    const quiet = anOuting({ id: 'quiet', adult: free, child: null, minAge: 18 });
    const open = anOuting({ id: 'public', adult: free, child: null });
    const shown = (guests: typeof party) =>
      filterOutings([open, quiet], noFilter, guests, nassau).map(({ id }) => id);
    expect(shown(party.slice(0, 2))).toEqual(['quiet', 'public']);
    expect(shown(party)).toEqual(['public', 'quiet']);
  });

  it('leave out what nobody of the party is old enough for', () => {
    expect(filterOutings([rum, beach], noFilter, party.slice(3), nassau).map(({ id }) => id)).toEqual([
      'beach',
    ]);
  });

  it('keep to the level, the budget for those who go, and how it is booked', () => {
    expect(ids({ ...noFilter, level: 1 })).toEqual(['beach']);
    expect(ids({ ...noFilter, budgetCents: 10_000 })).toEqual(['beach', 'flight']);
    expect(ids({ ...noFilter, bookedWith: 'self' })).toEqual(['sail']);
  });
});

describe('the days aboard', () => {
  const sailing = {
    ship: 'Disney Wish',
    embarkationDate: '2027-03-15',
    nights: 2,
    concierge: false,
    ports: [],
  };
  it('count their nights from embarkation and know their ports', () => {
    const days = listCruiseDays(aTrip({ sailing }), [
      { ...nassau, id: 'castaway-cay', name: 'Castaway Cay' },
    ]);
    expect(days.map(({ kind, night, port }) => [kind, night, port?.id])).toEqual([
      ['embarkation', 1, undefined],
      ['port', 2, 'castaway-cay'],
      ['debarkation', null, undefined],
    ]);
    expect(listCruiseDays(aTrip({ sailing: null }), [nassau])).toEqual([]);
  });

  it('know a port by another name of it, and no port by a name of none', () => {
    const cay = { ...nassau, id: 'cay', name: 'Castaway Cay', aliases: ['Gorda Cay'] };
    for (const name of ['Disney Castaway Cay', 'gorda cay', 'CASTAWAY CAY'])
      expect(findPort(name, [nassau, cay])?.id).toBe('cay');
    expect(findPort('Nassau', [nassau, cay])?.id).toBe('nassau');
    expect(findPort('Atlantis', [nassau, cay])).toBeUndefined();
  });

  it('know the ship by either form of its name', () => {
    expect([toShipId('Disney Wish'), toShipId('Wish')]).toEqual(['disney-wish', 'disney-wish']);
  });
});

describe('the booking window', () => {
  it('goes by the highest level of the stateroom, and Concierge before all', () => {
    const people = [
      { name: 'Ana', loyaltyLevel: 'gold' as const },
      { name: 'Robin', loyaltyLevel: 'silver' as const },
      { name: 'Leo' },
    ];
    expect(getBookingLevel(people, false)).toEqual({ level: 'gold', people: ['Ana'] });
    expect(getBookingLevel([{ name: 'Leo' }], false)).toEqual({ level: 'first-time', people: [] });
    expect(getBookingLevel(people, true)).toEqual({ level: 'concierge', people: [] });
  });

  it('is the one that is open, else the next one to open', () => {
    const first = aWindow({ id: 'c', kind: 'concierge', opensAt: '2026-12-01T05:00:00Z' });
    const second = aWindow({ id: 'a', kind: 'cruise-activities', opensAt: '2026-12-08T05:00:00Z' });
    const dining = aWindow({ opensAt: '2026-11-01T05:00:00Z' });
    expect(findActivityWindow([dining, second, first])?.id).toBe('c');
    expect(findActivityWindow([first, { ...second, state: 'open' }])?.id).toBe('a');
    expect(findActivityWindow([dining, { ...second, state: 'passed' }])).toBeUndefined();
  });
});
