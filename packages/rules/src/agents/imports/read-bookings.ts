import type { ImportedHousehold, ImportedTrip } from '@landsea/contracts/agents/imports';
import { readCents } from './import-contacts.js';
import { readFullName, readReversed, type FileName } from './import-names.js';
import { foldName } from './import-text.js';
import type { FamilyDraft } from './build-families.js';
import { readTravelDate, type ReadingSettings } from './read-person.js';
import type { ImportFinding, RowCells } from './row-cells.js';

interface Booking {
  line: number;
  lead: FileName;
  externalId: string;
  trip: ImportedTrip;
  findings: readonly ImportFinding[];
}

const CANCELED = /cancel|lost|declined|expired/i;

const formatCents = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const makeNote = (cells: RowCells, settings: ReadingSettings): string => {
  const price = readCents(cells.get('bookingPrice'));
  const due = cells.get('bookingFinalPayment') && readTravelDate(cells, 'bookingFinalPayment', settings);
  return [
    cells.get('bookingSupplier'),
    cells.get('bookingNumber'),
    price === undefined ? '' : formatCents(price),
    due ? `final payment ${due}` : '',
  ]
    .filter(Boolean)
    .join(', ');
};

const readBooking = (
  cells: RowCells,
  settings: ReadingSettings,
): Booking | { line: number; leftOut: string } => {
  const { line } = cells.row;
  const typedId = cells.get('externalId');
  const lead = readFullName(cells.get('fullName')) ?? readReversed(cells.get('householdName'))[0];
  const [startDate, endDate] = [
    readTravelDate(cells, 'tripStart', settings),
    readTravelDate(cells, 'tripEnd', settings),
  ];
  if (CANCELED.test(cells.get('tripStatus'))) return { line, leftOut: 'This booking was canceled.' };
  if (!lead && !typedId) return { line, leftOut: 'The row does not say whose trip it is.' };
  if (!startDate) return { line, leftOut: 'The row has no first day of the trip.' };
  const last = endDate && endDate >= startDate ? endDate : startDate;
  if (last < settings.today) return { line, leftOut: 'This trip is over.' };
  const name = cells.get('tripName') || cells.get('tripDestination') || `Trip of ${startDate}`;
  return {
    line,
    lead: lead ?? { firstName: '', lastName: '' },
    externalId: typedId && `${settings.system}:${typedId}`.slice(0, 120),
    trip: { name: name.slice(0, 80), startDate, endDate: last, note: makeNote(cells, settings) },
    findings: cells.findings,
  };
};

/** Rows of one name are one trip from its first to its last day: a hotel may be two rows, a number twice. */
const joinTrips = (bookings: readonly Booking[]): ImportedTrip[] => {
  const trips = new Map<string, ImportedTrip>();
  for (const { trip } of bookings) {
    const known = trips.get(foldName(trip.name));
    const notes = new Set([...(known?.note.split('\n') ?? []), trip.note].filter(Boolean));
    trips.set(foldName(trip.name), {
      name: known?.name ?? trip.name,
      startDate: known && known.startDate < trip.startDate ? known.startDate : trip.startDate,
      endDate: known && known.endDate > trip.endDate ? known.endDate : trip.endDate,
      note: [...notes].join('\n').slice(0, 2000),
    });
  }
  return [...trips.values()].slice(0, 20);
};

/** `Client 1182` of a file that names its clients by number only. */
const makeNumbered = (externalId: string): FileName => ({
  firstName: 'Client',
  lastName: externalId.slice(externalId.indexOf(':') + 1).slice(0, 80) || 'without a name',
});

export interface ReadBookings {
  families: FamilyDraft[];
  leftOut: { line: number; sentence: string }[];
}

/** Trips in flight by whose they are; the client is looked for by number, else by name. */
export const readBookings = (rows: readonly RowCells[], settings: ReadingSettings): ReadBookings => {
  const found: ReadBookings = { families: [], leftOut: [] };
  const byLead = new Map<string, Booking[]>();
  for (const cells of rows) {
    const booking = readBooking(cells, settings);
    if ('leftOut' in booking) {
      found.leftOut.push({ line: booking.line, sentence: booking.leftOut });
      continue;
    }
    const key = booking.externalId || foldName(`${booking.lead.firstName}${booking.lead.lastName}`);
    byLead.set(key, [...(byLead.get(key) ?? []), booking]);
  }
  for (const [key, bookings] of byLead) {
    const [{ lead, externalId } = { lead: { firstName: '', lastName: '' }, externalId: '' }] = bookings;
    const household: ImportedHousehold = {
      key: key.slice(0, 140),
      lines: bookings.map(({ line }) => line).slice(0, 200),
      ...(externalId && { externalId }),
      people: [
        lead.firstName && lead.lastName
          ? { firstName: lead.firstName, lastName: lead.lastName }
          : makeNumbered(externalId),
      ],
      trips: joinTrips(bookings),
      onlyKnown: true,
    };
    found.families.push({
      household,
      owner: '',
      findings: bookings.flatMap(({ findings }) => findings),
      asks: [],
    });
  }
  return found;
};
