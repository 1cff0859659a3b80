import type { ItineraryDay, ItineraryRow, ItineraryView } from '@landsea/contracts/agents';
import { addDays, toZonedInstant } from '@landsea/contracts/core';
import { addDigest } from '../../../planning/calendar/calendar-events.js';
import type { CalendarEvent, EventContent } from '../../../planning/calendar/event-content.js';

const MINUTES_SHOWN = 30;

const toDayEvent = ({ tripId, title }: ItineraryView, day: ItineraryDay): EventContent => ({
  uid: `itinerary-${day.date}.${tripId}@landsea`,
  summary: day.title,
  description: [title, day.words, ...day.remarks].filter(Boolean).join('\n'),
  category: 'Trip day',
  group: 'days',
  when: { from: day.date, until: addDays(day.date, 1) },
});

const toRowEvents = (
  { tripId }: ItineraryView,
  { date }: ItineraryDay,
  { id, title, facts, note, at }: ItineraryRow,
): EventContent[] => {
  if (!at) return [];
  const start = toZonedInstant(date, at.time, at.zone);
  const end = new Date(start.getTime() + MINUTES_SHOWN * 60_000);
  return [
    {
      uid: `${id.replace(/\s/g, '-')}.${tripId}@landsea`,
      summary: title,
      description: [facts, note].filter(Boolean).join('\n'),
      category: 'Plan',
      group: 'plans',
      when: { start: start.toISOString(), end: end.toISOString() },
    },
  ];
};

/** A day each, and what has a time of its own. */
export const listItineraryEvents = (view: ItineraryView): CalendarEvent[] =>
  view.days
    .flatMap((day) => [toDayEvent(view, day), ...day.rows.flatMap((row) => toRowEvents(view, day, row))])
    .map(addDigest);
