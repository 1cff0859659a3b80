import type { StatedReservation } from '@landsea/contracts/forwarding';
import { jsonLdItems } from './json-ld.js';
import { microdataItems } from './microdata.js';
import { itemAt, itemsAt, textAt, type SchemaItem } from './schema-item.js';
import { statedEnd, statedMoney, statedNumber, unstated } from './stated-values.js';

type Parts = Pick<StatedReservation, 'kind'> & Partial<StatedReservation>;

const airportOf = (item: SchemaItem | undefined, name: string) => {
  const airport = itemAt(item, name);
  return { airport: textAt(airport, 'iataCode'), place: textAt(airport, 'name') ?? textAt(item, name) };
};
const placeOf = (item: SchemaItem | undefined, ...names: string[]) => ({
  place: textAt(itemAt(item, ...names), 'name') ?? textAt(item, ...names),
});

const flight = (reservation: SchemaItem): Parts => {
  const trip = itemAt(reservation, 'reservationFor');
  const airline = itemAt(trip, 'airline', 'provider') ?? itemAt(reservation, 'provider');
  const code = textAt(airline, 'iataCode') ?? '';
  const supplier = textAt(airline, 'name') ?? null;
  const stated = (textAt(trip, 'flightNumber') ?? '').replace(/\s+/g, '');
  const digits = /\d{1,4}[A-Z]?$/i.exec(stated)?.[0];
  const number = digits && stated === digits && code ? `${code} ${digits}` : stated;
  return {
    kind: 'flight',
    supplier,
    title: digits ? `${supplier ?? code} ${digits}`.trim() : null,
    numbers: [
      ...statedNumber('locator', textAt(reservation, 'reservationNumber', 'reservationId')),
      ...statedNumber('flight', number),
      ...statedNumber('ticket', textAt(reservation, 'ticketNumber')),
    ],
    start: statedEnd(textAt(trip, 'departureTime'), airportOf(trip, 'departureAirport')),
    end: statedEnd(textAt(trip, 'arrivalTime'), airportOf(trip, 'arrivalAirport')),
  };
};

const lodging = (reservation: SchemaItem): Parts => {
  const hotel = placeOf(reservation, 'reservationFor');
  return {
    kind: 'hotel',
    people:
      (countOf(textAt(reservation, 'numAdults')) ?? 0) + (countOf(textAt(reservation, 'numChildren')) ?? 0) ||
      null,
    title: hotel.place ?? null,
    start: statedEnd(textAt(reservation, 'checkinTime', 'checkinDate'), hotel),
    end: statedEnd(textAt(reservation, 'checkoutTime', 'checkoutDate')),
  };
};

const food = (reservation: SchemaItem): Parts => {
  const restaurant = placeOf(reservation, 'reservationFor');
  return {
    kind: 'dining',
    title: restaurant.place ?? null,
    start: statedEnd(textAt(reservation, 'startTime'), restaurant),
    end: statedEnd(textAt(reservation, 'endTime')),
  };
};

const car = (reservation: SchemaItem): Parts => {
  const rented = itemAt(reservation, 'reservationFor');
  const supplier = textAt(rented, 'rentalCompany') ?? textAt(reservation, 'provider', 'broker') ?? null;
  return {
    kind: 'car',
    supplier,
    title: supplier ?? textAt(rented, 'name') ?? null,
    start: statedEnd(textAt(reservation, 'pickupTime'), placeOf(reservation, 'pickupLocation')),
    end: statedEnd(textAt(reservation, 'dropoffTime'), placeOf(reservation, 'dropoffLocation')),
  };
};

const ride =
  (kind: StatedReservation['kind'], vehicle: 'train' | 'bus' | 'boat') =>
  (reservation: SchemaItem): Parts => {
    const trip = itemAt(reservation, 'reservationFor');
    const supplier = textAt(trip, 'provider') ?? textAt(reservation, 'provider') ?? null;
    const number = textAt(trip, `${vehicle}Number`);
    const name = textAt(trip, `${vehicle}Name`, 'name');
    const stop = vehicle === 'train' ? 'Station' : vehicle === 'bus' ? 'BusStop' : 'BoatTerminal';
    return {
      kind,
      supplier,
      title: name ?? ([supplier, number].filter(Boolean).join(' ') || null),
      start: statedEnd(textAt(trip, 'departureTime'), placeOf(trip, `departure${stop}`)),
      end: statedEnd(textAt(trip, 'arrivalTime'), placeOf(trip, `arrival${stop}`)),
    };
  };

const taxi = (reservation: SchemaItem): Parts => ({
  kind: 'transfer',
  supplier:
    textAt(reservation, 'provider') ?? textAt(itemAt(reservation, 'reservationFor'), 'provider') ?? null,
  title: textAt(reservation, 'provider', 'reservationFor') ?? null,
  start: statedEnd(textAt(reservation, 'pickupTime'), placeOf(reservation, 'pickupLocation')),
});

const event = (reservation: SchemaItem): Parts => {
  const held = itemAt(reservation, 'reservationFor');
  return {
    kind: 'outing',
    title: textAt(held, 'name') ?? null,
    start: statedEnd(textAt(held, 'startDate'), placeOf(held, 'location')),
    end: statedEnd(textAt(held, 'endDate')),
  };
};

const readers: Record<string, (reservation: SchemaItem) => Parts> = {
  FlightReservation: flight,
  LodgingReservation: lodging,
  FoodEstablishmentReservation: food,
  RentalCarReservation: car,
  TrainReservation: ride('train', 'train'),
  BusReservation: ride('transfer', 'bus'),
  BoatReservation: ride('transfer', 'boat'),
  TaxiReservation: taxi,
  EventReservation: event,
};

const statusOf = (reservation: SchemaItem): StatedReservation['status'] => {
  const status = (textAt(reservation, 'reservationStatus') ?? '')
    .replace(/^.*[/#]/, '')
    .replace(/^Reservation/i, '');
  if (/^cancel/i.test(status)) return 'canceled';
  if (/^(hold|pending|requested|waitlist)/i.test(status)) return 'unconfirmed';
  return /^confirm/i.test(status) ? 'confirmed' : 'unstated';
};

const countOf = (text: string | undefined): number | null => {
  const count = Number(/^\s*(\d{1,3})\s*$/.exec(text ?? '')?.[1] ?? 0);
  return count > 0 ? count : null;
};

const namesOf = (item: SchemaItem): string[] =>
  itemsAt(item, 'underName').flatMap(
    (person) =>
      textAt(person, 'name') ??
      ([textAt(person, 'givenName'), textAt(person, 'familyName')].filter(Boolean).join(' ') || []),
  );

const reservationOf = (item: SchemaItem): StatedReservation[] => {
  const reader = item.types.map((type) => readers[type]).find(Boolean);
  const packed = itemsAt(item, 'subReservation', 'reservations', '@graph').flatMap(reservationOf);
  if (!reader) return packed;
  const parts = reader(item);
  const currency =
    textAt(item, 'priceCurrency', 'totalPriceCurrency') ??
    textAt(itemAt(item, 'totalPrice'), 'priceCurrency');
  const price = textAt(item, 'totalPrice', 'price') ?? textAt(itemAt(item, 'totalPrice'), 'price', 'value');
  return [
    {
      ...unstated,
      source: 'schema.org',
      status: statusOf(item),
      numbers: statedNumber('confirmation', textAt(item, 'reservationNumber', 'reservationId')),
      people: countOf(textAt(item, 'partySize')),
      names: namesOf(item),
      ...statedMoney(price, currency),
      ...parts,
    },
    ...packed,
  ];
};

export const schemaReservations = (html: string): StatedReservation[] =>
  [...jsonLdItems(html), ...microdataItems(html)].flatMap(reservationOf);
