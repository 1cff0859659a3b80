import type { StatedReservation } from '@landsea/contracts/forwarding';
import { readJsonLdItems } from './json-ld.js';
import { readMicrodataItems } from './microdata.js';
import { findItemAt, listItemsAt, findTextAt, type SchemaItem } from './schema-item.js';
import {
  toStatedDay,
  toStatedEnd,
  toStatedMoney,
  toStatedNumber,
  unstated,
  withOwnClocks,
} from './stated-values.js';

type Parts = Pick<StatedReservation, 'kind'> & Partial<StatedReservation>;

const airportOf = (item: SchemaItem | undefined, name: string) => {
  const airport = findItemAt(item, name);
  return {
    airport: findTextAt(airport, 'iataCode'),
    place: findTextAt(airport, 'name') ?? findTextAt(item, name),
  };
};
const placeOf = (item: SchemaItem | undefined, ...names: string[]) => ({
  place: findTextAt(findItemAt(item, ...names), 'name') ?? findTextAt(item, ...names),
});

const flight = (reservation: SchemaItem): Parts => {
  const trip = findItemAt(reservation, 'reservationFor');
  const airline = findItemAt(trip, 'airline', 'provider') ?? findItemAt(reservation, 'provider');
  const code = findTextAt(airline, 'iataCode') ?? '';
  const supplier = findTextAt(airline, 'name') ?? null;
  const stated = (findTextAt(trip, 'flightNumber') ?? '').replace(/\s+/g, '');
  const digits = /\d{1,4}[A-Z]?$/i.exec(stated)?.[0];
  const number = digits && stated === digits && code ? `${code} ${digits}` : stated;
  return {
    kind: 'flight',
    supplier,
    title: digits ? `${supplier ?? code} ${digits}`.trim() : null,
    numbers: [
      ...toStatedNumber('locator', findTextAt(reservation, 'reservationNumber', 'reservationId')),
      ...toStatedNumber('flight', number),
      ...toStatedNumber('ticket', findTextAt(reservation, 'ticketNumber')),
    ],
    start: toStatedEnd(findTextAt(trip, 'departureTime'), airportOf(trip, 'departureAirport')),
    end: toStatedEnd(findTextAt(trip, 'arrivalTime'), airportOf(trip, 'arrivalAirport')),
  };
};

const lodging = (reservation: SchemaItem): Parts => {
  const hotel = placeOf(reservation, 'reservationFor');
  return {
    kind: 'hotel',
    people:
      (countOf(findTextAt(reservation, 'numAdults')) ?? 0) +
        (countOf(findTextAt(reservation, 'numChildren')) ?? 0) || null,
    title: hotel.place ?? null,
    start: toStatedDay(toStatedEnd(findTextAt(reservation, 'checkinTime', 'checkinDate'), hotel)),
    end: toStatedDay(toStatedEnd(findTextAt(reservation, 'checkoutTime', 'checkoutDate'))),
  };
};

const food = (reservation: SchemaItem): Parts => {
  const restaurant = placeOf(reservation, 'reservationFor');
  return {
    kind: 'dining',
    title: restaurant.place ?? null,
    start: toStatedEnd(findTextAt(reservation, 'startTime'), restaurant),
    end: toStatedEnd(findTextAt(reservation, 'endTime')),
  };
};

const car = (reservation: SchemaItem): Parts => {
  const rented = findItemAt(reservation, 'reservationFor');
  const supplier =
    findTextAt(rented, 'rentalCompany') ?? findTextAt(reservation, 'provider', 'broker') ?? null;
  return {
    kind: 'car',
    supplier,
    title: supplier ?? findTextAt(rented, 'name') ?? null,
    start: toStatedEnd(findTextAt(reservation, 'pickupTime'), placeOf(reservation, 'pickupLocation')),
    end: toStatedEnd(findTextAt(reservation, 'dropoffTime'), placeOf(reservation, 'dropoffLocation')),
  };
};

const ride =
  (kind: StatedReservation['kind'], vehicle: 'train' | 'bus' | 'boat') =>
  (reservation: SchemaItem): Parts => {
    const trip = findItemAt(reservation, 'reservationFor');
    const supplier = findTextAt(trip, 'provider') ?? findTextAt(reservation, 'provider') ?? null;
    const number = findTextAt(trip, `${vehicle}Number`);
    const name = findTextAt(trip, `${vehicle}Name`, 'name');
    const stop = vehicle === 'train' ? 'Station' : vehicle === 'bus' ? 'BusStop' : 'BoatTerminal';
    return {
      kind,
      supplier,
      title: name ?? ([supplier, number].filter(Boolean).join(' ') || null),
      start: toStatedEnd(findTextAt(trip, 'departureTime'), placeOf(trip, `departure${stop}`)),
      end: toStatedEnd(findTextAt(trip, 'arrivalTime'), placeOf(trip, `arrival${stop}`)),
    };
  };

const taxi = (reservation: SchemaItem): Parts => ({
  kind: 'transfer',
  supplier:
    findTextAt(reservation, 'provider') ??
    findTextAt(findItemAt(reservation, 'reservationFor'), 'provider') ??
    null,
  title: findTextAt(reservation, 'provider', 'reservationFor') ?? null,
  start: toStatedEnd(findTextAt(reservation, 'pickupTime'), placeOf(reservation, 'pickupLocation')),
});

const event = (reservation: SchemaItem): Parts => {
  const held = findItemAt(reservation, 'reservationFor');
  return {
    kind: 'outing',
    title: findTextAt(held, 'name') ?? null,
    start: toStatedEnd(findTextAt(held, 'startDate'), placeOf(held, 'location')),
    end: toStatedEnd(findTextAt(held, 'endDate')),
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
  const status = (findTextAt(reservation, 'reservationStatus') ?? '')
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
  listItemsAt(item, 'underName').flatMap(
    (person) =>
      findTextAt(person, 'name') ??
      ([findTextAt(person, 'givenName'), findTextAt(person, 'familyName')].filter(Boolean).join(' ') || []),
  );

const reservationOf = (item: SchemaItem): StatedReservation[] => {
  const reader = item.types.map((type) => readers[type]).find(Boolean);
  const packed = listItemsAt(item, 'subReservation', 'reservations', '@graph').flatMap(reservationOf);
  if (!reader) return packed;
  const { start = null, end = null, ...parts } = reader(item);
  const currency =
    findTextAt(item, 'priceCurrency', 'totalPriceCurrency') ??
    findTextAt(findItemAt(item, 'totalPrice'), 'priceCurrency');
  const price =
    findTextAt(item, 'totalPrice', 'price') ?? findTextAt(findItemAt(item, 'totalPrice'), 'price', 'value');
  return [
    {
      ...unstated,
      source: 'schema.org',
      status: statusOf(item),
      numbers: toStatedNumber('confirmation', findTextAt(item, 'reservationNumber', 'reservationId')),
      people: countOf(findTextAt(item, 'partySize')),
      names: namesOf(item),
      ...toStatedMoney(price, currency),
      ...parts,
      ...withOwnClocks({ start, end }),
    },
    ...packed,
  ];
};

export const readSchemaReservations = (html: string): StatedReservation[] =>
  [...readJsonLdItems(html), ...readMicrodataItems(html)].flatMap(reservationOf);
