import type { BookingKind } from '@landsea/contracts/bookings';
import { formatDateRange } from '@landsea/contracts/core';
import { ITEM_TITLE_LENGTH } from '@landsea/contracts/planning';
import type { Proposal, ProposalTrip } from './proposal';
import type { ReadBooking } from '@landsea/web-kit/confirmations';
import { isReady } from './reading-choices';
import { addsStay } from './trip-additions';
import { formatTypedAmount } from './typed-amounts';

const kindOf = ({ kind, title }: ReadBooking): BookingKind =>
  kind === 'transfer' && /\bcar\b/i.test(title ?? '') ? 'car' : kind;

const titleOf = ({ kind, title, date, endDate }: ReadBooking): string => {
  const name = title ?? '';
  return kind === 'tickets' && name && date && endDate ? `${name}, ${formatDateRange(date, endDate)}` : name;
};

/** Flights, tickets, trains and policies are paid when they are ordered, so a mail that names no balance is a receipt. */
const paidAtOnce: readonly BookingKind[] = ['flight', 'tickets', 'train', 'insurance'];

const paidOf = ({ paidCents, dueCents, totalCents }: ReadBooking, kind: BookingKind): number | null =>
  paidCents ?? (dueCents === null && paidAtOnce.includes(kind) ? totalCents : null);

/** The forms of what was read; what is not certain or cannot be placed on the trip is not taken, and an open choice stays empty. */
export const makeProposals = (read: readonly ReadBooking[], trip: ProposalTrip): Proposal[] =>
  read.map((confirmation) => {
    const { date, time, endDate, endTime, number, totalCents, dueCents, dueOn } = confirmation;
    const kind = kindOf(confirmation);
    const currency = confirmation.currency ?? 'USD';
    const proposal: Proposal = {
      confirmation,
      kind,
      title: titleOf(confirmation).slice(0, ITEM_TITLE_LENGTH),
      date: date ?? '',
      time: time ?? '',
      endDate: endDate ?? '',
      endTime: endTime ?? '',
      number: (number ?? '').slice(0, 60),
      currency,
      total: formatTypedAmount(totalCents, currency),
      paid: formatTypedAmount(paidOf(confirmation, kind), currency),
      due: formatTypedAmount(dueCents, currency),
      dueOn: dueOn ?? '',
      isTaken: false,
      addsToTrip: false,
    };
    const open = Object.fromEntries(confirmation.choices.map(({ field }) => [field, '']));
    const filled = { ...proposal, ...open };
    return { ...filled, isTaken: isReady(filled, trip), addsToTrip: addsStay(filled, trip) !== undefined };
  });
