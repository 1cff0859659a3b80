import { findBookingOfSailing, findBookingOfStay, listDeskNumbers } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import {
  getDebarkationDate,
  type BookingLimit,
  type Sailing,
  type TripDetail,
} from '@landsea/contracts/trip';
import { listSailingNumbers, listStayNumbers } from '@landsea/rules/trip';
import { formatDate, formatDayOf } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNights } from './details-labels';

interface BookedNumbersProps {
  tripId: string;
  booking: Booking | undefined;
  otherwise: readonly string[];
}

function BookedNumbers({ tripId, booking, otherwise }: BookedNumbersProps) {
  if (!booking)
    return otherwise.length > 0 ? <span className="block tabular-nums">{otherwise.join(' · ')}</span> : null;
  const { id, title, cancelUntil, start } = booking;
  const facts = listDeskNumbers(booking);
  return (
    <>
      {facts.length > 0 ? <span className="block tabular-nums">{facts.join(' · ')}</span> : null}
      {cancelUntil ? (
        <span className="block text-sm text-muted">
          Cancel free until {formatDayOf(cancelUntil, start.zone)}
        </span>
      ) : null}
      <Link
        to={`/trip/${tripId}/bookings#booking-${id}`}
        className="inline-flex min-h-11 items-center text-sm text-sea underline print:hidden"
      >
        See the booking<span className="sr-only"> of {title}</span>
      </Link>
    </>
  );
}

function CancelBy({ limit }: { limit: BookingLimit | undefined }) {
  if (!limit) return null;
  return (
    <span className="block text-sm text-muted">
      Cancel by {formatDate(limit.date)}, {limit.date.slice(0, 4)}
      {limit.note ? `: ${limit.note}` : ', as entered by you'}
    </span>
  );
}

interface StopProps {
  kind: 'land' | 'sea';
  isLast?: boolean;
  date: string;
  children: ReactNode;
}

function Stop({ kind, isLast = false, date, children }: StopProps) {
  const ink = kind === 'land' ? 'border-palm' : 'border-sea';
  const line = kind === 'land' ? 'bg-palm' : 'bg-sea';
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 @min-[16rem]:grid-cols-[5.5rem_1.25rem_minmax(0,1fr)]">
      <span className="col-start-2 row-start-1 pt-0.5 text-sm text-muted tabular-nums @min-[16rem]:col-start-1 @min-[16rem]:text-right">
        {formatDate(date)}
      </span>
      <span
        aria-hidden
        className="relative col-start-1 row-span-2 row-start-1 flex justify-center @min-[16rem]:col-start-2 @min-[16rem]:row-span-1"
      >
        {isLast ? null : <span className={`absolute top-3 bottom-[-0.4rem] w-0.5 ${line}`} />}
        <span className={`relative mt-1.5 size-3 rounded-full border-2 bg-paper ${ink}`} />
      </span>
      <div
        className={`col-start-2 row-start-2 min-w-0 wrap-anywhere @min-[16rem]:col-start-3 @min-[16rem]:row-start-1 ${isLast ? '' : 'pb-6'}`}
      >
        {children}
      </div>
    </li>
  );
}

interface StaysLineProps {
  trip: Pick<TripDetail, 'id' | 'stays'>;
  bookings: readonly Booking[];
}

export function StaysLine({ trip, bookings }: StaysLineProps) {
  const stays = trip.stays.toSorted((a, b) => a.checkIn.localeCompare(b.checkIn));
  const lastDay = stays
    .map(({ checkOut }) => checkOut)
    .sort()
    .at(-1);
  return (
    <ol className="@container">
      {stays.map((stay, index) => (
        <Stop key={`${stay.hotelName}-${stay.checkIn}`} kind="land" date={stay.checkIn}>
          <span className="block font-display text-lg leading-snug">{stay.hotelName}</span>
          <span className="block text-muted">
            {formatNights(stay.checkIn, stay.checkOut)} ·{' '}
            {stay.onSite ? 'on site, books earlier' : 'off site'}
          </span>
          <CancelBy limit={stay.cancelBy} />
          <BookedNumbers
            tripId={trip.id}
            booking={findBookingOfStay(stay, bookings)}
            otherwise={listStayNumbers(stay)}
          />
          {index > 0 && stays[index - 1]?.checkOut === stay.checkIn ? (
            <span className="block text-sm text-muted">You change hotels on this day.</span>
          ) : null}
        </Stop>
      ))}
      {lastDay ? (
        <Stop kind="land" isLast date={lastDay}>
          <span className="text-muted">Check-out</span>
        </Stop>
      ) : null}
    </ol>
  );
}

interface SailingLineProps {
  tripId: string;
  sailing: Sailing;
  bookings: readonly Booking[];
}

export function SailingLine({ tripId, sailing, bookings }: SailingLineProps) {
  const back = getDebarkationDate(sailing);
  return (
    <>
      <p className="pb-4">
        <span className="block font-display text-lg leading-snug wrap-anywhere">{sailing.ship}</span>
        <span className="text-muted">
          {formatNights(sailing.embarkationDate, back)}
          {sailing.concierge ? ' · concierge' : ''}
        </span>
        <CancelBy limit={sailing.cancelBy} />
        <BookedNumbers
          tripId={tripId}
          booking={findBookingOfSailing(sailing, bookings)}
          otherwise={listSailingNumbers(sailing)}
        />
      </p>
      <ol className="@container">
        {sailing.ports.map(({ date, port }) => (
          <Stop key={date} kind="sea" isLast={date === back} date={date}>
            {port}
            {date === sailing.embarkationDate ? <span className="text-muted"> · aboard</span> : null}
            {date === back ? <span className="text-muted"> · back ashore</span> : null}
          </Stop>
        ))}
      </ol>
    </>
  );
}

export function NoStay({ mode }: { mode: TripDetail['mode'] }) {
  return (
    <p className="text-muted">
      {mode === 'cruise'
        ? 'No hotel before the sailing. Many people sleep near the port the night before.'
        : 'No hotel yet. With one, Landsea knows when your booking windows open.'}
    </p>
  );
}
