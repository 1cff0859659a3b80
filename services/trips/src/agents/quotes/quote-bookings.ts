import { randomUUID } from 'node:crypto';
import type { PublicQuoteOption, QuoteAddon } from '@landsea/contracts/agents';
import type { CreateBooking } from '@landsea/contracts/bookings';
import { PARKS_ZONE, listDates } from '@landsea/contracts/core';
import { AT_SEA, CreateTrip } from '@landsea/contracts/trip';

const NOT_BOOKED = 'Not booked yet: your agent books it next.';

type Dated = PublicQuoteOption & { startDate: string; endDate: string };

/** A version is checked before it is frozen, so that its options have dates. */
export const hasDates = (option: PublicQuoteOption): option is Dated =>
  option.startDate !== null && option.endDate !== null;

const paymentsOf = (option: Dated, totalCents: number): CreateBooking['payments'] => {
  const deposit = Math.min(option.depositCents ?? 0, totalCents);
  const rest = totalCents - deposit;
  return [
    ...(deposit > 0
      ? [
          {
            id: randomUUID(),
            kind: 'deposit' as const,
            cents: deposit,
            dueOn: option.depositDueOn,
            paidOn: null,
          },
        ]
      : []),
    ...(rest > 0 && option.finalDueOn
      ? [{ id: randomUUID(), kind: 'final' as const, cents: rest, dueOn: option.finalDueOn, paidOn: null }]
      : []),
  ];
};

const end = (date: string) => ({ date, time: null, zone: PARKS_ZONE });

/** The bookings to make of a chosen option: the stay or sailing with its price, the tickets, and each extra. */
export const makeQuoteBookings = (
  option: Dated,
  extras: readonly QuoteAddon[],
  heldUntil: Date,
): CreateBooking[] => {
  const { kind, place, room, tickets, dining, inclusions, totalCents } = option;
  const common = {
    status: 'held',
    heldUntil: heldUntil.toISOString(),
    source: 'agent',
    note: NOT_BOOKED,
  } as const;
  const included = [dining, ...inclusions].filter(Boolean).join(', ').slice(0, 500);
  const main: CreateBooking = {
    ...common,
    id: randomUUID(),
    kind: kind === 'cruise' ? 'cruise' : 'hotel',
    title: [place, room].filter(Boolean).join(', ').slice(0, 160),
    start: end(option.startDate),
    end: end(option.endDate),
    included: included || null,
    totalCents,
    payments: paymentsOf(option, totalCents ?? 0),
  };
  const others = [
    ...(tickets ? [{ kind: 'tickets' as const, title: tickets, totalCents: null }] : []),
    ...extras.map(({ title, cents }) => ({ kind: 'other' as const, title, totalCents: cents })),
  ];
  return [
    main,
    ...others.map((each) => ({ ...common, ...each, id: randomUUID(), start: end(option.startDate) })),
  ];
};

/**
 * A sailing has the port that it leaves from, and days at sea in between, until the agent enters the others.
 * @returns the problem in words where the dates make no trip.
 */
export const makeQuoteTrip = (
  option: Dated,
  name: string,
  party: CreateTrip['party'],
  isOnSite: boolean,
): CreateTrip | { problem: string } => {
  const { startDate, endDate, place, port } = option;
  const dates = listDates(startDate, endDate);
  const isEnd = (index: number) => index === 0 || index === dates.length - 1;
  const ports = dates.map((date, index) => ({ date, port: isEnd(index) && port ? port : AT_SEA }));
  const sailing = {
    ship: place,
    embarkationDate: startDate,
    nights: dates.length - 1,
    concierge: /concierge/i.test(option.room),
    ports,
  };
  const isCruise = option.kind === 'cruise';
  const { data, error } = CreateTrip.safeParse({
    name,
    mode: isCruise ? 'cruise' : 'parks',
    startDate,
    endDate,
    stays: isCruise ? [] : [{ hotelName: place, onSite: isOnSite, checkIn: startDate, checkOut: endDate }],
    sailing: isCruise ? sailing : null,
    party,
  });
  return data ?? { problem: error?.issues[0]?.message ?? 'Its dates do not fit' };
};
