import type { StatedReservation } from '@landsea/contracts/forwarding';
import type { ReadBooking, ReadKind, TripDates } from './confirmation';
import type { KnownNames } from './fields/names';
import { withGuards } from './guards';
import { unrollLabels } from './fields/label-rows';
import { withoutTableHeadings } from './fields/table-headings';
import { readFlights } from './flights/read-flights';
import { findKind } from './kind-of';
import { readInsurance, readTickets } from './kinds/papers';
import { readTrain, readTransfer } from './kinds/rides';
import { readCruise, readHotel } from './kinds/stays';
import { readDining, readLane, readOther, readOuting } from './kinds/tables-and-outings';
import { MailPart } from './mail-part';
import { valuesOfMail } from './mail-values';
import { listPackageParts } from './package-parts';
import { withShared, withoutPrice } from './shared-values';
import { splitMail } from './split-mail';
import { withStated } from './stated-bookings';
import { readStatus, withStatus, type MailStatus } from './status';
import { withoutHeads } from './text/forwarded-heads';
import { withoutOperators } from './text/other-dates';
import { splitRows } from './text/rows';
import { withoutSuperseded } from './text/superseded';

export const READ_LENGTH = 20_000;

export interface ConfirmationContext {
  trip: TripDates;
  names: KnownNames;
  reservations?: readonly StatedReservation[] | undefined;
}

const readers: Record<Exclude<ReadKind, 'flight'>, (part: MailPart) => ReadBooking> = {
  dining: readDining,
  hotel: readHotel,
  cruise: readCruise,
  outing: readOuting,
  transfer: readTransfer,
  train: readTrain,
  tickets: readTickets,
  lane: readLane,
  insurance: readInsurance,
  other: readOther,
};

const isTold = ({ title, date, number }: ReadBooking): boolean =>
  [title, date, number].filter((each) => each !== null).length >= 2;

interface TextRead {
  read: ReadBooking[];
  status: MailStatus;
  days: Set<string>;
}

const readText = (text: string, { trip, names }: ConfirmationContext): TextRead => {
  const mail = withoutHeads(splitRows(text.slice(0, READ_LENGTH)));
  const status = readStatus(mail);
  const lines = withoutOperators(withoutSuperseded(mail, status.isChange));
  const values = valuesOfMail(lines.join('\n'), trip);
  const context = { trip, names, values };
  const part = new MailPart(unrollLabels(withoutTableHeadings(lines), values), context);
  const flights = readFlights(part);
  const found = findKind(part, flights);
  const days = new Set(part.dates().map(({ date }) => date));
  if (!found) return { read: [], days, status };
  const { kind, isGuess } = found;
  const read = (of: ReadKind, own: MailPart): ReadBooking[] =>
    of === 'flight'
      ? readFlights(own)
      : withShared(
          splitMail(own.rows, of, context).map((rows) => readers[of](new MailPart(rows, context))),
          own.rows,
          of,
        ).filter(isTold);
  const parts = listPackageParts(part, flights.length > 0);
  const bookings =
    parts.length > 0
      ? parts.flatMap((each) =>
          read(each.kind, each.part).map((booking) => ({ ...booking, ...withoutPrice })),
        )
      : kind === 'flight'
        ? flights
        : read(kind, part);
  return {
    read: withGuards(withStatus(bookings, mail, status), mail).map((booking) => ({
      ...booking,
      isGuess: booking.isGuess || isGuess,
    })),
    days,
    status,
  };
};

/**
 * The bookings that the text of a confirmation names, one for each flight, table, stay and so on; none where it cannot be told what
 * the text confirms. Rows and columns of tables arrive as lines and tabs.
 */
export const readConfirmation = (text: string, context: ConfirmationContext): ReadBooking[] => {
  const { names, reservations = [] } = context;
  const { read, days, status } = readText(text, context);
  const found = withStated(read, reservations, names, days);
  // The text cancels only those of several bookings that it names.
  const isOfAll = found.length === 1 || read.length === 0;
  return found.map((booking) => ({
    ...booking,
    isCanceled: booking.isCanceled || (isOfAll && status.isCanceled),
    isUnconfirmed: booking.isUnconfirmed || status.isUnconfirmed,
    isChange: booking.isChange || status.isChange,
  }));
};
