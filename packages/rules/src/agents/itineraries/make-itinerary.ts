import type {
  ItineraryCover,
  ItineraryDay,
  ItineraryLine,
  ItineraryList,
  ItineraryNumber,
  ItinerarySection,
  ItineraryView,
} from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import { formatDateRange } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import type { DayCatalogue } from '../../day-plans/day-catalogue.js';
import { listDayBookings } from '../../day-plans/day-bookings.js';
import { makePaperPlan, type PaperDay } from '../../paper-plan/paper-plan.js';
import { getItemClock } from '../../planning/item-clock.js';
import type { PortClock } from '../../trip/day-zones.js';
import { listItineraryNumbers } from './itinerary-numbers.js';
import { listItineraryPayments } from './itinerary-payments.js';

export interface ItinerarySources {
  trip: TripDetail;
  days: readonly TripDay[];
  items: readonly DayItem[];
  bookings: readonly Booking[];
  catalogue: DayCatalogue | undefined;
  ports: readonly PortClock[];
  /** Papers that the household shares. */
  papers: readonly ItineraryLine[];
  packing?: readonly ItineraryLine[];
}

export interface ItineraryChoices {
  title: string;
  message: string;
  /** One contact a line. */
  contacts: string;
  sections: readonly ItinerarySection[];
  dayWords: Readonly<Record<string, string>>;
  cover?: ItineraryCover | null;
  showsPacking?: boolean;
}

/** Numbers are shown apart, so that they can be kept back. */
const withoutNumbers = ({ trip, items, bookings }: ItinerarySources) => ({
  trip: {
    ...trip,
    stays: trip.stays.map((stay) => ({ ...stay, confirmation: undefined })),
    sailing: trip.sailing && { ...trip.sailing, reservation: undefined, stateroom: undefined },
  } as TripDetail,
  items: items.map((item) => ({ ...item, confirmation: null })),
  bookings: bookings.map((booking) => ({ ...booking, numbers: [], staterooms: [] })),
});

const listTimes = (
  { trip, items, bookings, ports }: ItinerarySources,
  day: TripDay,
): Map<string, { time: string; zone: string }> => {
  const { date } = day;
  const ofItems = items.flatMap((item) =>
    item.date === date && item.time !== null
      ? [[item.id, { time: item.time, zone: getItemClock(trip, { ...item, date }, ports).timeZone }] as const]
      : [],
  );
  const ofBookings = listDayBookings(trip, day, items, bookings, ports).flatMap(
    ({ bookingId, end, time, zone }) =>
      time === null ? [] : [[`${bookingId} ${end}`, { time, zone }] as const],
  );
  return new Map([...ofItems, ...ofBookings]);
};

const toItineraryDay = (sources: ItinerarySources, paper: PaperDay, words: string): ItineraryDay => {
  const day = sources.days.find(({ date }) => date === paper.date);
  const times = day ? listTimes(sources, day) : new Map<string, never>();
  const { date, label, title, isAtSea, hours, allAboard, remarks, empty } = paper;
  return {
    date,
    label,
    title,
    isAtSea,
    words: words || null,
    hours,
    allAboard,
    remarks,
    empty: words ? null : empty,
    rows: paper.rows.map(({ id, when, title: name, facts, note, isUsual }) => ({
      id,
      when,
      title: name,
      facts,
      note,
      ...(isUsual && { isUsual }),
      at: times.get(id) ?? null,
    })),
  };
};

const toLines = (texts: readonly string[]): ItineraryLine[] => texts.map((text) => ({ id: text, text }));

const listContacts = (contacts: string): ItineraryLine[] =>
  toLines(
    contacts
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

/** A trip as its travelers read it, made only of the sections that are on. */
export const makeItinerary = (sources: ItinerarySources, choices: ItineraryChoices): ItineraryView => {
  const { sections, cover, showsPacking = false } = choices;
  const shows = (section: ItinerarySection): boolean => sections.includes(section);
  const bare = withoutNumbers(sources);
  const { days, catalogue, ports } = sources;
  const paper = makePaperPlan(bare.trip, {
    days,
    items: bare.items,
    bookings: bare.bookings,
    catalogue,
    ports,
  });
  const lists: ItineraryList[] = [
    { key: 'bookings', title: 'Where you’re staying', lines: toLines(paper.bookings) },
    { key: 'payments', title: 'Payments', lines: listItineraryPayments(sources.bookings) },
    { key: 'papers', title: 'Papers to have ready', lines: [...sources.papers] },
    { key: 'wishes', title: 'If there is time', lines: toLines(paper.lists.flatMap(({ lines }) => lines)) },
    { key: 'contacts', title: 'Good to have on hand', lines: listContacts(choices.contacts) },
  ];
  const packing = showsPacking ? (sources.packing ?? []) : [];
  const numbers: ItineraryNumber[] = shows('numbers') ? listItineraryNumbers(sources) : [];
  return {
    tripId: sources.trip.id,
    title: choices.title,
    message: choices.message || null,
    startDate: sources.trip.startDate,
    endDate: sources.trip.endDate,
    dates: formatDateRange(sources.trip.startDate, sources.trip.endDate),
    days: shows('days')
      ? paper.days.map((day) => toItineraryDay(sources, day, choices.dayWords[day.date]?.trim() ?? ''))
      : [],
    lists: lists.filter(({ key, lines }) => shows(key) && lines.length > 0),
    numbers,
    ...(cover && { cover }),
    ...(packing.length > 0 && { packing: [...packing] }),
  };
};
