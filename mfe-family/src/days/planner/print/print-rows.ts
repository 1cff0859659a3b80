import { clockLabel, parkChangeLabel, secondRide, thereBy, waitAt } from '@landsea/contracts/day-plans';
import type { DayContext, PlannedItem } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { formatClock } from '../../../trip-page/items/item-labels';
import type { PlannerDay } from '../planner-days';

/** One thing of a printed day. */
export interface PrintRow {
  item: DayItem;
  /** What people need to know to do it as planned. */
  facts: string[];
  /** The change of park before it, and when to leave for it. */
  step: { leave: string; text: string } | undefined;
}

const laneFacts = ({ details }: DayItem): string[] => {
  if (details.kind !== 'lane') return [];
  return [`Lightning Lane${details.returnUntil ? `, return by ${formatClock(details.returnUntil)}` : ''}`];
};

const bookingFacts = ({ status, details }: DayItem): string[] =>
  details.kind === 'dining' && status === 'planned' ? ['not booked yet'] : [];

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
  ].filter(Boolean);
};

/** A Lightning Lane without a return time says nothing that its ride does not say. */
const isWithItsRide = (item: DayItem, planned: readonly PlannedItem[]): boolean =>
  item.time === null && planned.some(({ lane }) => lane?.id === item.id);

/** What to print of a day. */
export const printRows = ({ items, planned, parkSteps, context }: PlannerDay): PrintRow[] =>
  items
    .filter((item) => !isWithItsRide(item, planned))
    .map((item): PrintRow => {
      const known = planned.find((each) => each.item.id === item.id);
      const change = parkSteps.get(item.id);
      const arrive = known && (thereBy(known) ?? known.from);
      return {
        item,
        facts: [
          ...laneFacts(item),
          ...bookingFacts(item),
          ...(known && context ? waitFacts(known, context) : []),
        ],
        step:
          change && arrive !== null && arrive !== undefined
            ? { leave: clockLabel(arrive - change.minutes), text: parkChangeLabel(change) }
            : undefined,
      };
    });
