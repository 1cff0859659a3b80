import type { AgentBooking } from '@landsea/contracts/agents';
import type { ReadBooking } from '@landsea/web-kit/confirmations';
import { parseAmount, type DeskBookingDraft, type PaymentDraft } from './booking-draft';

const isToBook = ({ booking, work }: AgentBooking): boolean =>
  booking.status === 'held' && booking.numbers.length === 0 && (work?.numbers ?? []).length === 0;

/**
 * The booking that an accepted quote asks for: held without a number, of the kind and first day of the text. Of
 * several, the one that the text names.
 */
export const findToBook = (
  read: Pick<ReadBooking, 'kind' | 'date' | 'title' | 'isCanceled'>,
  bookings: readonly AgentBooking[],
): AgentBooking | undefined => {
  if (read.isCanceled) return undefined;
  const fitting = bookings.filter(
    (row) =>
      isToBook(row) &&
      row.booking.kind === read.kind &&
      (read.date === null || row.booking.start.date === read.date),
  );
  const title = read.title?.toLowerCase() ?? '';
  const named = fitting.find(({ booking }) => title !== '' && booking.title.toLowerCase().includes(title));
  return named ?? fitting[0];
};

const sum = (payments: readonly PaymentDraft[]): number =>
  payments.reduce((cents, { amount }) => cents + (parseAmount(amount) ?? 0), 0);

/**
 * A payment of the same kind stays the same one, so that what the client said about it stays, too. One that the text
 * does not name stays where there is room for it in the total.
 */
const fillPayments = (
  known: readonly PaymentDraft[],
  read: readonly PaymentDraft[],
  total: string,
): PaymentDraft[] => {
  const filled = read.map((payment) => {
    const same = known.find(({ kind }) => kind === payment.kind);
    if (!same) return payment;
    return { ...payment, id: same.id, dueOn: payment.dueOn || (payment.paidOn === '' ? same.dueOn : '') };
  });
  const unnamed = known.filter(({ kind }) => !read.some((payment) => payment.kind === kind));
  const all = [...unnamed, ...filled];
  return filled.length === 0 || sum(all) <= (parseAmount(total) ?? 0) ? all : filled;
};

/** The values of the text come first; the note of a booking to make, which says that it is not booked, goes. */
export const fillToBook = (known: DeskBookingDraft, read: DeskBookingDraft): DeskBookingDraft => ({
  ...read,
  title: read.title || known.title,
  startDate: read.startDate || known.startDate,
  endDate: read.endDate || known.endDate,
  rooms: read.rooms.length > 0 ? read.rooms : known.rooms,
  total: read.total || known.total,
  taxes: known.taxes,
  commissionable: known.commissionable,
  rate: known.rate,
  supplier: known.supplier || read.supplier,
  // A text that names nobody chooses everybody.
  guests: read.guests.every(({ isGoing }) => isGoing) ? known.guests : read.guests,
  payments: fillPayments(known.payments, read.payments, read.total || known.total),
  howToPay: known.howToPay,
  bookedBy: known.bookedBy,
  checkedOn: known.checkedOn,
});
