import { formatBookingName, formatNumberLabel, isToBook } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import type { ReactNode } from 'react';
import { formatPeople } from '../../items/controls/people-chips';
import { formatBookingAmounts } from './booking-amounts';
import { BookingIcon } from './booking-icon';
import { bookingKindLabels, bookingStatusLabels, noteHeld, formatWhen } from './booking-labels';

const tones: Record<Booking['status'], BadgeTone> = {
  held: 'sun',
  booked: 'palm',
  changed: 'coral',
  canceled: 'neutral',
};

interface BookingTicketProps {
  booking: Booking;
  party: TripDetail['party'];
  heading?: 'h2' | 'p';
  /** The confirmation's number of people, when the names are not known. */
  partyNote?: string | undefined;
  children?: ReactNode;
}

function Amounts({ booking }: { booking: Booking }) {
  const amounts = formatBookingAmounts(booking);
  if (!amounts) return null;
  const { total, paid, due, refund } = amounts;
  const [next, ...later] = booking.status === 'canceled' ? [] : due;
  return (
    <div className="grid content-start gap-0.5 border-t border-dashed border-edge px-4 py-3 tabular-nums sm:w-52 sm:border-t-0 sm:border-l sm:py-4">
      <p className="font-display text-xl">{total}</p>
      {paid ? <p className="text-sm text-muted">{paid}</p> : null}
      {next ? <p className="text-sm font-semibold">{next}</p> : null}
      {later.length > 0 ? <p className="text-sm text-muted">then {later.join(', ')}</p> : null}
      {refund ? <p className="text-sm font-semibold">{refund}</p> : null}
    </div>
  );
}

export function BookingTicket({
  booking,
  party,
  heading: Heading = 'h2',
  partyNote,
  children,
}: BookingTicketProps) {
  const { kind, status, numbers, people, staterooms, included, note } = booking;
  const who = formatPeople(party, people?.map(({ personId }) => personId) ?? null);
  const names = (people ?? []).flatMap(({ legalName }) => legalName ?? []);
  const rooms = staterooms.map(({ number }) => number);
  const facts = [
    ...numbers.map(formatNumberLabel),
    ...(rooms.length > 0 ? [`Stateroom${rooms.length > 1 ? 's' : ''} ${rooms.join(', ')}`] : []),
  ];
  const words = [
    partyNote ?? who,
    names.length > 0 ? `Booked as ${names.join(', ')}` : undefined,
    included ?? undefined,
    status === 'canceled' ? undefined : noteHeld(booking),
    note ?? undefined,
  ].filter((text) => text !== undefined);
  const [when = '', ...more] = formatWhen(booking);
  return (
    <div
      className={`grid break-inside-avoid rounded-card border border-hairline bg-surface sm:grid-cols-[1fr_auto] ${status === 'canceled' ? 'text-muted' : ''}`}
    >
      <div className="flex min-w-0 gap-3 p-4">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-soft text-sea max-sm:size-9"
        >
          <BookingIcon kind={kind} />
        </span>
        <div className="grid min-w-0 grow content-start gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {bookingKindLabels[kind]}
            <Badge tone={tones[status]}>{isToBook(booking) ? 'To book' : bookingStatusLabels[status]}</Badge>
          </p>
          <Heading className="font-display text-lg leading-snug wrap-anywhere">
            {formatBookingName(booking)}
          </Heading>
          <p className="font-medium tabular-nums wrap-anywhere">{when}</p>
          {more.map((line) => (
            <p key={line} className="tabular-nums wrap-anywhere">
              {line}
            </p>
          ))}
          {facts.length > 0 ? (
            <p className="text-sm tabular-nums wrap-anywhere">{facts.join(' · ')}</p>
          ) : null}
          {words.length > 0 ? (
            <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">{words.join(' · ')}</p>
          ) : null}
          {children}
        </div>
      </div>
      <Amounts booking={booking} />
    </div>
  );
}
