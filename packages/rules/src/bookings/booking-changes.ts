import type { Booking, CreateBooking, UpdateBooking } from '@landsea/contracts/bookings';

const written = (text: string | null | undefined): string | null => text?.trim() || null;

export const makeBooking = (added: CreateBooking, now: Date): Booking => ({
  id: added.id,
  kind: added.kind,
  title: added.title.trim(),
  supplier: written(added.supplier),
  status: added.status ?? 'booked',
  heldUntil: added.heldUntil ?? null,
  numbers: added.numbers ?? [],
  people: added.people ?? null,
  start: added.start,
  end: added.end ?? null,
  staterooms: added.staterooms ?? [],
  included: written(added.included),
  note: written(added.note),
  totalCents: added.totalCents ?? null,
  currency: added.currency ?? 'USD',
  dollarCents: added.dollarCents ?? null,
  payments: added.payments ?? [],
  refundCents: added.refundCents ?? null,
  cancelUntil: added.cancelUntil ?? null,
  source: added.source ?? 'typed',
  version: 1,
  updatedAt: now.toISOString(),
});

/** The writer raises the version. */
export const applyBookingChange = (
  booking: Booking,
  { version: _seen, ...change }: UpdateBooking,
): Booking => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next: Booking = { ...booking, ...given };
  return {
    ...next,
    title: next.title.trim(),
    supplier: written(next.supplier),
    included: written(next.included),
    note: written(next.note),
  };
};

type NamedMoney = Pick<UpdateBooking, 'totalCents' | 'dollarCents' | 'payments' | 'refundCents'>;

export const namesBookingMoney = ({ totalCents, dollarCents, payments, refundCents }: NamedMoney): boolean =>
  [totalCents, dollarCents, refundCents].some((cents) => (cents ?? null) !== null) ||
  (payments ?? []).length > 0;

export const omitBookingMoney = (booking: Booking): Booking => ({
  ...booking,
  totalCents: null,
  dollarCents: null,
  payments: [],
  refundCents: null,
});
