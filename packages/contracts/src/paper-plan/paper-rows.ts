import { clockLabel, minuteOf } from '../day-plans/clock.js';
import { waitAt, plannedItems, thereBy, type PlannedItem } from '../day-plans/conflicts/planned-items.js';
import type { DayContext } from '../day-plans/day-context.js';
import { parkSteps } from '../day-plans/plan/park-steps.js';
import { secondRide } from '../day-plans/riders/second-ride.js';
import { parkChangeLabel } from '../day-plans/walks.js';
import type { DayItem, DayPart, ItemKind } from '../planning/day-items.js';
import { clockOfItem } from '../planning/item-clock.js';
import { isTableToBook } from '../planning/meal-restaurant.js';
import { itemName } from '../planning/ship-dinner.js';
import { isOtherClock, type PortClock } from '../trip/day-zones.js';
import { peopleNames } from '../trip/party.js';
import type { TripDetail } from '../trip/trips.js';

export interface PaperRow {
  id: string;
  /** `9:15 AM`, with the clocks' name outside the parks' zone; `This morning`, `Any time`. */
  when: string;
  title: string;
  kind: ItemKind | null;
  /** Separated by ` · `. */
  facts: string;
  note: string | null;
  /** Printed in gray. */
  isUsual?: boolean;
}

const dayParts: Record<DayPart, string> = {
  morning: 'This morning',
  afternoon: 'This afternoon',
  evening: 'This evening',
};

const whenOf = (trip: TripDetail, item: DayItem, ports: readonly PortClock[]): string => {
  const { date, time, dayPart, details } = item;
  if (time === null) return dayPart ? dayParts[dayPart] : 'Any time';
  const clock = date === null ? undefined : clockOfItem(trip, { date, details }, ports);
  const named = clock && date && isOtherClock(clock, date) ? ` ${clock.label}` : '';
  return `${clockLabel(minuteOf(time))}${named}`;
};

const laneFacts = ({ details }: DayItem): string[] => {
  if (details.kind !== 'lane') return [];
  return [
    `Lightning Lane${details.returnUntil ? `, return by ${clockLabel(minuteOf(details.returnUntil))}` : ''}`,
  ];
};

const bookingFacts = (item: DayItem, known: PlannedItem['known'] | undefined): string[] => {
  const restaurant = known?.list === 'restaurants' ? known.entry : null;
  const isOpen = item.details.kind === 'dining' && item.status === 'planned';
  return isOpen && isTableToBook(item, restaurant) ? ['not booked yet'] : [];
};

const waitFacts = (planned: PlannedItem, context: DayContext): string[] => {
  const { item, known, from, lane } = planned;
  const by = thereBy(planned);
  const wait = from === null || item.details.kind === 'lane' ? null : waitAt(planned, from, context);
  const again = secondRide(item, known, context.people, context.date);
  return [
    by === null ? '' : `be there by ${clockLabel(by)}`,
    wait === null || Math.round(wait) === 0 ? '' : `about ${String(Math.round(wait))} min wait`,
    lane ? 'Lightning Lane' : '',
    again ? `rider switch: ${again.person} rides after` : '',
  ];
};

const isWithItsRide = (item: DayItem, planned: readonly PlannedItem[]): boolean =>
  item.time === null && planned.some(({ lane }) => lane?.id === item.id);

export const paperRows = (
  trip: TripDetail,
  items: readonly DayItem[],
  context: DayContext | undefined,
  ports: readonly PortClock[],
): PaperRow[] => {
  const planned = context ? plannedItems(items, context) : [];
  const steps = context ? parkSteps(planned, context) : new Map<string, never>();
  const stepBefore = (known: PlannedItem): PaperRow[] => {
    const change = steps.get(known.item.id);
    const arrive = thereBy(known) ?? known.from;
    if (!change || arrive === null) return [];
    const when = clockLabel(arrive - change.minutes);
    const title = parkChangeLabel(change);
    return [{ id: `${known.item.id} way`, when, title, kind: null, facts: '', note: null }];
  };
  return items
    .filter((item) => !isWithItsRide(item, planned))
    .flatMap((item) => {
      const known = planned.find((each) => each.item.id === item.id);
      const facts = [
        item.place,
        item.people ? peopleNames(trip.party, item.people).join(', ') : '',
        ...laneFacts(item),
        ...bookingFacts(item, known?.known),
        ...(known && context ? waitFacts(known, context) : []),
        item.confirmation ? `Confirmation ${item.confirmation}` : '',
      ];
      const { id, note, details } = item;
      const row: PaperRow = {
        id,
        when: whenOf(trip, item, ports),
        title: itemName(item),
        kind: details.kind,
        facts: facts.filter(Boolean).join(' · '),
        note,
      };
      return [...(known ? stepBefore(known) : []), row];
    });
};
