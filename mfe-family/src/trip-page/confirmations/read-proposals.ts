import type { BookingKind } from '@landsea/contracts/bookings';
import { formatDateRange } from '@landsea/contracts/core';
import { ITEM_TITLE_LENGTH } from '@landsea/contracts/planning';
import { moneyText } from '@landsea/ui/fields/money-field';
import { isOnTrip } from './proposal';
import type { Proposal, ProposalTrip } from './proposal';
import type { ReadBooking } from './reading/confirmation';
import { addsStay } from './trip-additions';

const kindOf = ({ kind, title }: ReadBooking): BookingKind =>
  kind === 'transfer' && /\bcar\b/i.test(title ?? '') ? 'car' : kind;

const titleOf = ({ kind, title, date, endDate }: ReadBooking): string => {
  const name = title ?? '';
  return kind === 'tickets' && name && date && endDate ? `${name}, ${formatDateRange(date, endDate)}` : name;
};

const typed = (cents: number | null): string => (cents === null ? '' : moneyText(cents));

/** Flights, tickets, trains and policies are paid when they are ordered, so a mail that names no balance is a receipt. */
const paidAtOnce: readonly BookingKind[] = ['flight', 'tickets', 'train', 'insurance'];

const paidOf = ({ paidCents, dueCents, totalCents }: ReadBooking, kind: BookingKind): number | null =>
  paidCents ?? (dueCents === null && paidAtOnce.includes(kind) ? totalCents : null);

/** Nothing is taken that the text leaves open: a doubt, a kind that was guessed, a request, or something that is canceled. */
const isCertain = ({ title, doubts, isGuess, isCanceled, isUnconfirmed }: ReadBooking): boolean =>
  title !== null && doubts.length === 0 && !isGuess && !isCanceled && !isUnconfirmed;

/** The forms of what was read; what is not certain or cannot be placed on the trip is not taken. */
export const proposalsOf = (read: readonly ReadBooking[], trip: ProposalTrip): Proposal[] =>
  read.map((confirmation) => {
    const { date, time, endDate, endTime, number, totalCents, dueCents, dueOn } = confirmation;
    const kind = kindOf(confirmation);
    const proposal: Proposal = {
      confirmation,
      kind,
      title: titleOf(confirmation).slice(0, ITEM_TITLE_LENGTH),
      date: date ?? '',
      time: time ?? '',
      endDate: endDate ?? '',
      endTime: endTime ?? '',
      number: (number ?? '').slice(0, 60),
      total: typed(totalCents),
      paid: typed(paidOf(confirmation, kind)),
      due: typed(dueCents),
      dueOn: dueOn ?? '',
      isTaken: isOnTrip(date, trip) && isCertain(confirmation),
      addsToTrip: false,
    };
    return { ...proposal, addsToTrip: addsStay(proposal, trip) !== undefined };
  });
