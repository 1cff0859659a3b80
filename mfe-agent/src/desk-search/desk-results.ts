import type { AgentTrip, ClientSummary, FoundBooking } from '@landsea/contracts/agents';
import { formatDateRange } from '@landsea/web-kit';
import type { PageDefinition } from '@landsea/web-kit/pages';

export interface DeskResult {
  key: string;
  label: string;
  /** Tells two of one name apart. */
  hint?: string;
  to: string;
}

export interface DeskGroup {
  name: string;
  results: readonly DeskResult[];
}

const MOST_CLIENTS = 6;
const MOST_TRIPS = 6;
const MOST_ACTIONS = 6;

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

const hasWords = (text: string, search: string): boolean =>
  fold(search)
    .split(/\s+/)
    .every((word) => fold(text).includes(word));

const listClientResults = (clients: readonly ClientSummary[]): DeskResult[] =>
  clients.slice(0, MOST_CLIENTS).flatMap(({ id, firstName, lastName, trip, email }, index) => {
    const hint = trip ? trip.name : email;
    const open = {
      key: id,
      label: `${firstName} ${lastName}`,
      ...(hint && { hint }),
      to: `/app/agents/clients/${id}`,
    };
    // The first one comes with its actions, so that a name and a few arrow keys are enough.
    return index > 0
      ? [open]
      : [
          open,
          { key: `${id}-message`, label: `Write to ${firstName}`, to: `/app/agents/messages?client=${id}` },
          { key: `${id}-trip`, label: `New trip for ${firstName}`, to: `/app/agents/trips?new=${id}` },
        ];
  });

const listTripResults = (trips: readonly AgentTrip[], search: string): DeskResult[] =>
  trips
    .filter(({ name, clientName }) => hasWords(`${name} ${clientName}`, search))
    .slice(0, MOST_TRIPS)
    .flatMap(({ tripId, name, clientName, startDate, endDate, isMade }, index) => {
      const hint = `${clientName}, ${formatDateRange(startDate, endDate)}`;
      const open = { key: tripId, label: name, hint, to: `/trip/${tripId}/dashboard` };
      return index > 0
        ? [open]
        : [
            open,
            {
              key: `${tripId}-bookings`,
              label: `Bookings of ${name}`,
              to: `/app/agents/trips/${tripId}/bookings`,
            },
            { key: `${tripId}-tasks`, label: `Tasks of ${name}`, to: `/app/agents/trips/${tripId}/tasks` },
            ...(isMade
              ? [
                  {
                    key: `${tripId}-itinerary`,
                    label: `Itinerary of ${name}`,
                    to: `/app/agents/trips/${tripId}/itinerary`,
                  },
                ]
              : []),
          ];
    });

const listBookingResults = (bookings: readonly FoundBooking[]): DeskResult[] =>
  bookings.map(({ bookingId, tripId, title, number, clientName, tripName }) => ({
    key: `${tripId}-${bookingId}`,
    label: `${number}: ${title}`,
    hint: `${clientName}, ${tripName}`,
    to: `/app/agents/trips/${tripId}/bookings`,
  }));

/** Every page of an agent that opens without an id. */
export const listPageResults = (pages: readonly PageDefinition[], search: string): DeskResult[] => {
  const all = pages.flatMap(({ name, access, title, description, paths: [path] }) =>
    access === 'agent' && path && !path.includes(':')
      ? [{ key: name, label: title, hint: description, to: path }]
      : [],
  );
  if (!search) return all;
  const named = all.filter(({ label }) => hasWords(label, search));
  const described = all.filter(
    (each) => !named.includes(each) && hasWords(`${each.label} ${each.hint}`, search),
  );
  return [...named, ...described].slice(0, MOST_ACTIONS);
};

interface Found {
  clients: readonly ClientSummary[];
  trips: readonly AgentTrip[];
  bookings: readonly FoundBooking[];
  pages: readonly PageDefinition[];
}

/** Without a search all pages, to be read once and learned. */
export const groupResults = (search: string, { clients, trips, bookings, pages }: Found): DeskGroup[] =>
  [
    { name: 'Clients', results: search ? listClientResults(clients) : [] },
    { name: 'Trips', results: search ? listTripResults(trips, search) : [] },
    { name: 'Bookings by number', results: search ? listBookingResults(bookings) : [] },
    { name: 'Go to', results: listPageResults(pages, search) },
  ].filter(({ results }) => results.length > 0);
