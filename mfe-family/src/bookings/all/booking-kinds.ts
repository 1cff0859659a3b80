import type { BookingKind, NumberRole } from '@landsea/contracts/bookings';

interface EndLabels {
  date: string;
  time: string | null;
  place: string | null;
}

/** `end` is null for a kind without a second day or time. */
export interface KindFields {
  title: string;
  example: string;
  supplier: string | null;
  number: string;
  role: NumberRole;
  start: EndLabels;
  end: EndLabels | null;
  isByAir?: boolean;
  hasStaterooms?: boolean;
}

const day = (date: string, time: string | null, place: string | null): EndLabels => ({ date, time, place });

/** Tables, Lightning Lanes and outings are added as items of their days. */
export const kindFields = {
  hotel: {
    title: 'Hotel',
    example: 'Pop Century Resort',
    supplier: null,
    number: 'Confirmation number',
    role: 'confirmation',
    start: day('Check in', 'From', null),
    end: day('Check out', 'By', null),
  },
  flight: {
    title: 'Flight',
    example: 'Delta 1187',
    supplier: null,
    number: 'Confirmation code',
    role: 'locator',
    start: day('Leaves on', 'Leaves at', null),
    end: day('Lands on', 'Lands at', null),
    isByAir: true,
  },
  cruise: {
    title: 'Ship',
    example: 'Disney Wish',
    supplier: 'Cruise line',
    number: 'Reservation number',
    role: 'confirmation',
    start: day('Boarding', 'Port arrival time', 'From'),
    end: day('Back on', 'Off the ship by', 'To'),
    hasStaterooms: true,
  },
  tickets: {
    title: 'Tickets',
    example: '4-Day tickets',
    supplier: null,
    number: 'Order number',
    role: 'order',
    start: day('Valid from', null, null),
    end: day('Last valid day', null, null),
  },
  car: {
    title: 'Rental car',
    example: 'Alamo, midsize SUV',
    supplier: 'Company',
    number: 'Confirmation number',
    role: 'confirmation',
    start: day('Pick-up', 'At', 'Where'),
    end: day('Return', 'At', 'Where'),
  },
  transfer: {
    title: 'Transfer',
    example: 'Airport shuttle',
    supplier: 'Company',
    number: 'Confirmation number',
    role: 'confirmation',
    start: day('Day', 'Pick-up at', 'From'),
    end: day('Arrives on', 'Arrives at', 'To'),
  },
  train: {
    title: 'Train',
    example: 'Brightline 124',
    supplier: null,
    number: 'Confirmation number',
    role: 'confirmation',
    start: day('Leaves on', 'Leaves at', 'From'),
    end: day('Arrives on', 'Arrives at', 'To'),
  },
  insurance: {
    title: 'Insurance',
    example: 'Travel insurance',
    supplier: 'Company',
    number: 'Policy number',
    role: 'policy',
    start: day('Covers from', null, null),
    end: day('Covers until', null, null),
  },
  other: {
    title: 'What it is',
    example: 'Stroller rental',
    supplier: 'Company',
    number: 'Confirmation number',
    role: 'confirmation',
    start: day('Day', 'Time', 'Where'),
    end: day('Until', 'Until', null),
  },
} as const satisfies Partial<Record<BookingKind, KindFields>>;

export type TypedKind = keyof typeof kindFields;
export const typedKinds = Object.keys(kindFields) as TypedKind[];

export const getKindFields = (kind: BookingKind): KindFields =>
  kind in kindFields ? kindFields[kind as TypedKind] : kindFields.other;
