import { placeMatcher } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { aDayItem } from '../../testing/day-fixtures';
import { aTrip, lineId } from '../../testing/trip-fixtures';
import { flightsOf } from '../items/flights';
import { alsoSavedWith, doubtsOf, proposalsOf, stepOf } from './proposals';
import { readConfirmation } from './reading/read-confirmation';
import { exampleTrip } from './testing/example';
import { flights } from './testing/flights';
import { hotels } from './testing/hotels';
import { sailings } from './testing/sailings';
import { shippedHotels } from './testing/shipped-names';
import { numbersEdit } from './trip-numbers';

const hotel = placeMatcher(shippedHotels, { extraWords: false });
const names = { restaurant: () => null, hotel: (typed: string) => hotel(typed)?.name ?? null };
const read = (text: string) => readConfirmation(text, exampleTrip, names);

const stay = { hotelName: 'Pop Century Resort', onSite: true, checkIn: '2026-12-04', checkOut: '2026-12-07' };
const sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2026-12-07',
  nights: 4,
  concierge: false,
  ports: [],
};
const trip = aTrip({ ...exampleTrip, days: [], stays: [stay], sailing });
const taken = (text: string, on = trip) => proposalsOf(read(text), on);

const ofStay = 'Resort: Pop Century Resort\nCheck-In: December 4, 2026\nCheck-Out: December 7, 2026';
const ofSailing =
  'Cruise confirmation\nShip: Disney Wish\nSail Date: December 7, 2026\nReservation Number: 81512345';

describe('what the trip learns from a confirmation', () => {
  const dated = <E extends { read: { title?: unknown; date?: unknown }[] }>(example: E) =>
    example.read.length === 1 && example.read[0]?.title && example.read[0].date;

  it.each(hotels.filter(dated).map(({ name, text }) => [name, text] as const))(
    'is the number of its stay: %s',
    (_, text) => {
      const [found] = read(text);
      const { title, date, endDate, number } = found ?? {};
      const own = { ...stay, hotelName: title ?? '', checkIn: date ?? '', checkOut: endDate ?? '' };
      const staying = { ...trip, stays: [own] };
      const edit = numbersEdit(taken(text, staying), staying);
      if (number) expect(edit?.stays?.[0]).toMatchObject({ ...own, confirmation: number });
      else expect(edit?.stays?.[0]?.confirmation).toBeUndefined();
      expect(edit?.sailing).toBeUndefined();
    },
  );

  it.each(sailings.map(({ name, text }) => [name, text] as const))(
    'is the number and the stateroom of its sailing: %s',
    (_, text) => {
      const [found] = read(text);
      const { title, date, number, stateroom, facts = [] } = found ?? {};
      const own = { ...sailing, ship: title ?? '', embarkationDate: date ?? '' };
      const sailed = { ...trip, sailing: own };
      expect(numbersEdit(taken(text, sailed), sailed)).toMatchObject({
        sailing: { ...own, reservation: number, ...(stateroom && { stateroom }) },
      });
      expect(facts.some((fact) => fact.startsWith('Stateroom'))).toBe(stateroom !== null);
    },
  );

  it.each(flights.map(({ name, text }) => [name, text] as const))('is each flight: %s', (_, text) => {
    const { add = [] } = stepOf({
      proposals: taken(text).map((proposal) => ({ ...proposal, isTaken: true })),
      items: [],
      restaurantOf: () => null,
      newId: () => lineId(9),
    });
    const items = add.map((item) => aDayItem({ ...(item as Partial<DayItem>), catalogueId: null }));
    expect(flightsOf(items)).toHaveLength(read(text).filter(({ date }) => date !== null).length);
    expect(numbersEdit(taken(text), trip)).toBeUndefined();
  });

  it('is the last day to cancel, unless the trip has one', () => {
    const text = `${ofStay}\nConfirmation Number: 47110815\nCancel by December 1, 2026 to avoid a fee.`;
    expect(numbersEdit(taken(text), trip)?.stays).toEqual([
      { ...stay, confirmation: '47110815', cancelBy: { date: '2026-12-01' } },
    ]);
    const limited = { ...trip, stays: [{ ...stay, cancelBy: { date: '2026-11-20' } }] };
    expect(numbersEdit(taken(text), limited)?.stays?.[0]?.cancelBy).toEqual({ date: '2026-11-20' });
  });

  it('is nothing that it has already, and nothing of another ship, day or hotel', () => {
    const same = { ...trip, sailing: { ...sailing, reservation: '81512345' } };
    expect(numbersEdit(taken(ofSailing, same), same)).toBeUndefined();
    const later = { ...trip, sailing: { ...sailing, embarkationDate: '2026-12-08' } };
    expect(numbersEdit(taken(ofSailing, later), later)).toBeUndefined();
    const other = { ...trip, sailing: { ...sailing, ship: 'Disney Magic' } };
    expect(numbersEdit(taken(ofSailing, other), other)).toBeUndefined();
    const elsewhere = { ...trip, stays: [{ ...stay, hotelName: 'Contemporary Resort' }] };
    expect(numbersEdit(taken(`${ofStay}\nConfirmation Number: 47110815`), elsewhere)).toBeUndefined();
  });

  it('goes to the stay that begins then, of two at one hotel', () => {
    const back = { ...stay, checkIn: '2026-12-11', checkOut: '2026-12-12' };
    const twice = { ...trip, stays: [back, stay] };
    expect(numbersEdit(taken(`${ofStay}\nConfirmation Number: 47110815`, twice), twice)?.stays).toEqual([
      back,
      { ...stay, confirmation: '47110815' },
    ]);
  });
});

describe('before it is taken', () => {
  it('says where the number goes, what it replaces, and where the sailing differs', () => {
    const known = { ...trip, sailing: { ...sailing, reservation: '99' } };
    const [proposal] = taken(ofSailing, known);
    expect(proposal && alsoSavedWith(proposal, known)).toBe(
      'Also saved with your sailing in the trip details.',
    );
    expect(proposal && doubtsOf(proposal, known)).toEqual(['This replaces 99 in your trip details.']);
    const other = { ...trip, sailing: { ...sailing, ship: 'Disney Magic' } };
    expect(proposal && doubtsOf(proposal, other)).toEqual([
      'Your trip has the Disney Magic from Mon, Dec 7 instead.',
    ]);
    expect(proposal && alsoSavedWith(proposal, other)).toBeUndefined();
  });
});
