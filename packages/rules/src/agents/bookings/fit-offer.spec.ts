import { fitOffer, type OfferedBooking, type OfferTerms } from './fit-offer.js';

const offer: OfferTerms = {
  supplier: 'Disney',
  place: 'Disney’s Beach Club Resort',
  room: '',
  travelFrom: '2027-04-01',
  travelTo: '2027-04-30',
  bookBy: '2026-12-20',
  savingPercent: 20,
  savingCents: null,
};

const final = { id: 'final', kind: 'final' as const, cents: 2_000_00, dueOn: '2027-03-01', paidOn: null };
const stay: OfferedBooking = {
  booking: {
    ...{ status: 'booked', totalCents: 3_000_01, currency: 'USD', payments: [final] },
    ...{ startDate: '2027-04-08', endDate: '2027-04-12' },
  },
  told: [],
  suppliers: ['Walt Disney World'],
  places: ['Beach Club'],
  rooms: [],
};
const of = (booking: Partial<OfferedBooking['booking']>): OfferedBooking => ({
  ...stay,
  booking: { ...stay.booking, ...booking },
});

it('saves a part of the price, rounded down, or an amount', () => {
  expect(fitOffer(offer, stay)).toEqual({ savedCents: 600_00, isRoomUnknown: false });
  const amount = { ...offer, savingPercent: null, savingCents: 250_00 };
  expect(fitOffer(amount, stay)?.savedCents).toBe(250_00);
  expect(fitOffer(amount, of({ totalCents: 250_00 }))).toBeUndefined();
  expect(fitOffer(amount, of({ currency: 'EUR' }))).toBeUndefined();
  expect(fitOffer(offer, of({ currency: 'EUR' }))?.savedCents).toBe(600_00);
});

it('wants the whole stay within its dates', () => {
  expect(fitOffer({ ...offer, travelFrom: '2027-04-08', travelTo: '2027-04-12' }, stay)).toBeDefined();
  expect(fitOffer({ ...offer, travelFrom: '2027-04-09' }, stay)).toBeUndefined();
  expect(fitOffer({ ...offer, travelTo: '2027-04-11' }, stay)).toBeUndefined();
});

it.each([
  ['Beach Club', 'Disney’s Beach Club Resort, 5 nights', true],
  ['Port Orleans', 'Port Orleans – Riverside', true],
  ['Disney Wish', 'Wish, 4 nights', true],
  ['Café Hôtel', 'Cafe', true],
  ['Beach Club', 'Yacht Club', false],
  ['Beach Club', 'Beach-front villa', false],
  ['Disney Wish', 'Disney Wonder', false],
])('reads %s in %s: %s', (place, title, fits) => {
  expect(fitOffer({ ...offer, place }, { ...stay, places: [title] }) !== undefined).toBe(fits);
});

it('keeps to its supplier where one is on record', () => {
  expect(fitOffer(offer, { ...stay, suppliers: ['Costco Travel'] })).toBeUndefined();
  expect(fitOffer(offer, { ...stay, suppliers: ['Costco Travel', 'Disney'] })).toBeDefined();
  expect(fitOffer(offer, { ...stay, suppliers: [] })).toBeDefined();
});

it('keeps to its room where one is on record, and says where none is', () => {
  const named = { ...offer, room: 'Garden View' };
  expect(fitOffer(named, { ...stay, rooms: ['Studio', 'Room with garden view'] })).toMatchObject({
    isRoomUnknown: false,
  });
  expect(fitOffer(named, { ...stay, rooms: ['Pool view'] })).toBeUndefined();
  expect(fitOffer(named, stay)).toMatchObject({ isRoomUnknown: true });
});

it('leaves what cannot go down any more', () => {
  expect(fitOffer(offer, of({ status: 'held' }))).toBeUndefined();
  expect(fitOffer(offer, of({ totalCents: null }))).toBeUndefined();
  expect(fitOffer(offer, of({ payments: [{ ...final, paidOn: '2026-11-30' }] }))).toBeUndefined();
  expect(fitOffer(offer, { ...stay, told: [{ paymentId: 'final' }] })).toBeUndefined();
});

it('reads the words of a booking once, however many offers it meets', () => {
  let reads = 0;
  const counted: OfferedBooking = {
    ...stay,
    get places() {
      reads += 1;
      return stay.places;
    },
  };
  for (const savingPercent of [10, 20, 30])
    expect(fitOffer({ ...offer, savingPercent }, counted)).toBeDefined();
  expect(reads).toBe(1);
});
