import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import {
  waitAt,
  listPlannedItems,
  getArrivalLimit,
  type PlannedItem,
} from '../day-plans/conflicts/planned-items.js';
import type { DayContext } from '../day-plans/day-context.js';
import { listParkSteps } from '../day-plans/plan/park-steps.js';
import { getSecondRide } from '../day-plans/riders/second-ride.js';
import { roundWait } from '../day-plans/waits.js';
import { formatParkChange } from '../day-plans/walks.js';
import type { DayItem, DayPart, ItemKind } from '@landsea/contracts/planning';
import { getItemClock } from '../planning/item-clock.js';
import { isTableToBook } from '../planning/meal-restaurant.js';
import { formatItemName } from '../planning/ship-dinner.js';
import { isOtherClock, type PortClock } from '../trip/day-zones.js';
import { listPeopleNames } from '../trip/guests.js';
import type { TripDetail } from '@landsea/contracts/trip';

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
  const clock = date === null ? undefined : getItemClock(trip, { date, details }, ports);
  const named = clock && date && isOtherClock(clock, date) ? ` ${clock.label}` : '';
  return `${formatTimeOfDay(toMinute(time))}${named}`;
};

const laneFacts = ({ details }: DayItem): string[] => {
  if (details.kind !== 'lane') return [];
  return [
    `Lightning Lane${details.returnUntil ? `, return by ${formatTimeOfDay(toMinute(details.returnUntil))}` : ''}`,
  ];
};

const bookingFacts = (item: DayItem, known: PlannedItem['known'] | undefined): string[] => {
  const restaurant = known?.list === 'restaurants' ? known.entry : null;
  const isOpen = item.details.kind === 'dining' && item.status === 'planned';
  return isOpen && isTableToBook(item, restaurant) ? ['not booked yet'] : [];
};

const waitFacts = (planned: PlannedItem, context: DayContext): string[] => {
  const { item, known, from, lane } = planned;
  const by = getArrivalLimit(planned);
  const wait = from === null || item.details.kind === 'lane' ? null : waitAt(planned, from, context);
  const again = getSecondRide(item, known, context.people, context.date);
  return [
    by === null ? '' : `be there by ${formatTimeOfDay(by)}`,
    wait === null || roundWait(wait) === 0 ? '' : `about ${roundWait(wait)} min wait`,
    lane ? 'Lightning Lane' : '',
    again ? `rider switch: ${again.person} rides after` : '',
  ];
};

const isWithItsRide = (item: DayItem, planned: readonly PlannedItem[]): boolean =>
  item.time === null && planned.some(({ lane }) => lane?.id === item.id);

export const makePaperRows = (
  trip: TripDetail,
  items: readonly DayItem[],
  context: DayContext | undefined,
  ports: readonly PortClock[],
): PaperRow[] => {
  const planned = context ? listPlannedItems(items, context) : [];
  const steps = context ? listParkSteps(planned, context) : new Map<string, never>();
  const stepBefore = (known: PlannedItem): PaperRow[] => {
    const change = steps.get(known.item.id);
    const arrive = getArrivalLimit(known) ?? known.from;
    if (!change || arrive === null) return [];
    const when = formatTimeOfDay(arrive - change.minutes);
    const title = formatParkChange(change);
    return [{ id: `${known.item.id} way`, when, title, kind: null, facts: '', note: null }];
  };
  return items
    .filter((item) => !isWithItsRide(item, planned))
    .flatMap((item) => {
      const known = planned.find((each) => each.item.id === item.id);
      const facts = [
        item.place,
        item.people ? listPeopleNames(trip.party, item.people).join(', ') : '',
        ...laneFacts(item),
        ...bookingFacts(item, known?.known),
        ...(known && context ? waitFacts(known, context) : []),
        item.confirmation ? `Confirmation ${item.confirmation}` : '',
      ];
      const { id, note, details } = item;
      const row: PaperRow = {
        id,
        when: whenOf(trip, item, ports),
        title: formatItemName(item),
        kind: details.kind,
        facts: facts.filter(Boolean).join(' · '),
        note,
      };
      return [...(known ? stepBefore(known) : []), row];
    });
};
