import { isPricedByCatalogue, type UsualPrices } from '@landsea/rules/day-plans';
import { MOST_EVENT_ROWS, type TripEvent } from '@landsea/contracts/live';
import type { DayItem } from '@landsea/contracts/planning';
import type { EntityManager } from 'typeorm';
import type { TripEvents } from '../../events/trip-events.js';
import { feedBudget } from './budget-feed.js';

export interface ChangedItem {
  before: DayItem | null;
  after: DayItem | null;
}

type ItemsEvent = Extract<TripEvent, { type: 'items.changed' }>;

/** The live bus takes 7,900 bytes; the rest is for the channel and the author. */
const EVENT_BYTES = 7000;

const bytesOf = (row: object): number => Buffer.byteLength(JSON.stringify(row)) + 1;

/** As few events as hold all rows, or one without rows when a row is too long or there are too many. */
export const makeItemsEvents = (
  by: string,
  rows: readonly DayItem[],
  removed: readonly string[],
): ItemsEvent[] => {
  const fetchAgain: ItemsEvent = { type: 'items.changed', by };
  if (rows.length + removed.length > MOST_EVENT_ROWS) return [fetchAgain];
  const first = { rows: [] as DayItem[], bytes: removed.length * 40 };
  const groups = [first];
  for (const row of rows) {
    const bytes = bytesOf(row);
    if (bytes > EVENT_BYTES) return [fetchAgain];
    const last = groups.at(-1) ?? first;
    if (last.bytes + bytes > EVENT_BYTES) groups.push({ rows: [row], bytes });
    else {
      last.rows.push(row);
      last.bytes += bytes;
    }
  }
  return groups.map((group, index) => ({
    ...fetchAgain,
    rows: group.rows,
    removed: index === 0 ? [...removed] : [],
  }));
};

/** A priced item counts with the fields that its price depends on. */
const budgeted = (item: DayItem | null): string => {
  if (!item) return '';
  const { costCents, status, details, title, catalogueId, date, people } = item;
  const priced = isPricedByCatalogue(item) ? [title, catalogueId, date, people, true] : [];
  return JSON.stringify([costCents, status, details.kind, ...priced]);
};

const isMeal = (item: DayItem | null): boolean => item?.details.kind === 'dining';

/** Runs in the transaction of the change; the budget is recomputed only where costs may differ. */
export const publishItems = async (
  manager: EntityManager,
  events: TripEvents,
  { tripId, by, prices }: { tripId: string; by: string; prices: UsualPrices },
  changes: readonly ChangedItem[],
): Promise<void> => {
  const isFed = changes.some(({ before, after }) => budgeted(before) !== budgeted(after));
  if (isFed && (await feedBudget(manager, tripId, prices)))
    events.publishAtCommit(manager, tripId, { type: 'budget.changed', by });
  const rows = changes.flatMap(({ after }) => after ?? []);
  const removed = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  for (const event of makeItemsEvents(by, rows, removed)) events.publishAtCommit(manager, tripId, event);
  if (
    changes.some(
      ({ before, after }) => before?.version !== after?.version && (isMeal(before) || isMeal(after)),
    )
  )
    events.publishAtCommit(manager, tripId, { type: 'windows.changed' });
};
