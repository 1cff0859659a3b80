import type {
  AddAgentBooking,
  AgentBooking,
  BookedBy,
  BookedRoom,
  BookingGuest,
  NewBookingWork,
} from '@landsea/contracts/agents';
import type { Booking, BookingPayment, BookingStatus, CreateBooking } from '@landsea/contracts/bookings';
import { getDateIn, PARKS_ZONE, timeIn, toZonedInstant, type CurrencyCode } from '@landsea/contracts/core';
import { parsePercent } from '@landsea/rules/agents';
import { formatMoneyText, parseMoney } from '@landsea/ui/fields/money-field';
import type { DeskKind, DeskNumberRole } from '../frame/bookings/booking-texts';

export interface PaymentDraft {
  id: string;
  kind: BookingPayment['kind'];
  amount: string;
  dueOn: string;
  paidOn: string;
}

export interface GuestDraft {
  personId: string;
  name: string;
  isGoing: boolean;
  legalName: string;
}

/** Texts as they are typed. */
export interface DeskBookingDraft {
  kind: DeskKind;
  title: string;
  status: BookingStatus;
  heldOn: string;
  heldAt: string;
  numbers: { role: DeskNumberRole; value: string }[];
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  guests: GuestDraft[];
  rooms: BookedRoom[];
  /** Read from a confirmation; others stay as they are. */
  staterooms: string[];
  currency: CurrencyCode;
  total: string;
  taxes: string;
  commissionable: string;
  /** Percent; empty for the supplier's. */
  rate: string;
  /** An id, `usual:` with a name, or `new` with `newSupplier`. */
  supplier: string;
  newSupplier: string;
  payments: PaymentDraft[];
  howToPay: string;
  bookedBy: BookedBy;
  checkedOn: string;
  note: string;
}

const money = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : formatMoneyText(cents);

export const parseAmount = (text: string): number | null =>
  text.trim() === '' ? null : (parseMoney(text) ?? null);

export const makeGuestDrafts = (people: readonly BookingGuest[]): GuestDraft[] =>
  people.map(({ personId, name, legalName }) => ({
    ...{ personId, name, isGoing: true, legalName: legalName ?? '' },
  }));

export const makeBookingDraft = (people: readonly BookingGuest[], startDate: string): DeskBookingDraft => ({
  ...{ kind: 'hotel', title: '', status: 'booked', heldOn: '', heldAt: '23:59' },
  numbers: [{ role: 'confirmation', value: '' }],
  ...{ startDate, startTime: '', endDate: '', endTime: '' },
  ...{
    guests: makeGuestDrafts(people),
    rooms: [],
    staterooms: [],
    currency: 'USD',
    total: '',
    taxes: '',
    commissionable: '',
  },
  ...{ rate: '', supplier: '', newSupplier: '', payments: [], howToPay: '', bookedBy: 'agent' },
  ...{ checkedOn: '', note: '' },
});

const guestsOf = ({ people }: Booking, party: readonly BookingGuest[]): GuestDraft[] =>
  makeGuestDrafts(party).map((guest) => {
    const booked = people?.find(({ personId }) => personId === guest.personId);
    if (people === null) return { ...guest, legalName: '' };
    return { ...guest, isGoing: booked !== undefined, legalName: booked?.legalName ?? '' };
  });

export const toDraft = (
  { booking, work }: AgentBooking,
  people: readonly BookingGuest[],
): DeskBookingDraft => {
  const { kind, title, status, heldUntil, numbers, start, end, payments, totalCents, currency, note } =
    booking;
  const held = heldUntil === null ? null : new Date(heldUntil);
  return {
    ...makeBookingDraft(people, start.date),
    ...{ kind: kind as DeskKind, title, status, currency, note: note ?? '' },
    heldOn: held ? getDateIn(held, start.zone) : '',
    heldAt: held ? timeIn(held, start.zone) : '23:59',
    numbers: [...numbers, ...(work?.numbers ?? [])],
    startTime: start.time ?? '',
    endDate: end?.date ?? '',
    endTime: end?.time ?? '',
    guests: guestsOf(booking, people),
    rooms: work?.rooms ?? [],
    total: money(totalCents),
    taxes: money(work?.taxCents),
    commissionable: money(work?.commissionableCents),
    rate: work?.rate === null || work?.rate === undefined ? '' : String(work.rate / 100),
    supplier: work?.supplierId ?? '',
    payments: payments.map(({ id, kind: what, cents, dueOn, paidOn }) => ({
      ...{ id, kind: what, amount: money(cents), dueOn: dueOn ?? '', paidOn: paidOn ?? '' },
    })),
    howToPay: work?.howToPay ?? '',
    bookedBy: work?.bookedBy ?? 'agent',
    checkedOn: work?.numberCheckedOn ?? '',
  };
};

const isDeskOnly = (role: DeskNumberRole): role is 'payment' | 'group' =>
  role === 'payment' || role === 'group';

const peopleOf = ({ guests }: DeskBookingDraft): CreateBooking['people'] => {
  const going = guests.filter(({ isGoing }) => isGoing);
  const isEverybody =
    going.length === guests.length && going.every(({ legalName }) => legalName.trim() === '');
  if (isEverybody || going.length === 0) return null;
  return going.map(({ personId, legalName }) => ({
    personId,
    ...(legalName.trim() !== '' && { legalName: legalName.trim() }),
  }));
};

const endsOf = (
  { startDate, startTime, endDate, endTime }: DeskBookingDraft,
  known: Booking | undefined,
): Pick<CreateBooking, 'start' | 'end'> => {
  const start = { zone: PARKS_ZONE, ...known?.start, date: startDate, time: startTime || null };
  const last = endDate || (endTime ? startDate : '');
  const end = last ? { ...{ zone: start.zone }, ...known?.end, date: last, time: endTime || null } : null;
  return { start, end };
};

/** The family's part; money is left out for an agent who does not see the trip's. */
export const toBookingValues = (
  draft: DeskBookingDraft,
  seesMoney: boolean,
  known?: Booking,
): Omit<AddAgentBooking['booking'], 'id' | 'source'> => {
  const { kind, title, status, heldOn, heldAt, numbers, currency, note, payments } = draft;
  const ends = endsOf(draft, known);
  const isHeld = status === 'held' && heldOn !== '';
  return {
    ...{ kind, title, status, ...ends, people: peopleOf(draft), note: note.trim() || null },
    heldUntil: isHeld ? toZonedInstant(heldOn, heldAt || '23:59', ends.start.zone).toISOString() : null,
    numbers: numbers.flatMap(({ role, value }) =>
      isDeskOnly(role) || value.trim() === '' ? [] : [{ role, value: value.trim() }],
    ),
    ...(draft.staterooms.length > 0 && { staterooms: draft.staterooms.map((number) => ({ number })) }),
    ...(seesMoney && {
      currency,
      totalCents: parseAmount(draft.total),
      payments: payments
        .map(({ id, kind: what, amount, dueOn, paidOn }) => ({
          ...{
            id,
            kind: what,
            cents: parseAmount(amount) ?? 0,
            dueOn: dueOn || null,
            paidOn: paidOn || null,
          },
        }))
        .filter(({ cents }) => cents > 0),
    }),
  };
};

export const toWork = (draft: DeskBookingDraft, supplierId: string | null): NewBookingWork => ({
  bookedBy: draft.bookedBy,
  supplierId,
  numbers: draft.numbers.flatMap(({ role, value }) =>
    isDeskOnly(role) && value.trim() !== '' ? [{ role, value: value.trim() }] : [],
  ),
  rooms: draft.rooms.filter(
    ({ category, beds, people }) => category.trim() || beds.trim() || people.length > 0,
  ),
  taxCents: parseAmount(draft.taxes),
  commissionableCents: parseAmount(draft.commissionable),
  rate: parsePercent(draft.rate) ?? null,
  howToPay: draft.howToPay.trim() || null,
  numberCheckedOn: draft.checkedOn || null,
});
