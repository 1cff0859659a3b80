import { isPricedByCatalogue, type UsualPrices } from '@landsea/contracts/day-plans';
import { MOST_EVENT_ROWS, type TripEvent } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { EntityManager } from 'typeorm';
import type { TripEvents } from '../../events/trip-events.js';
import { feedBudget } from './budget-feed.js';

/** How one item was before and after; null where it is not there. */
export interface ChangedItem {
  before: DayItem | null;
  after: DayItem | null;
}

type ItemsEvent = Extract<TripEvent, { type: 'items.changed' }>;

/** Of the 7,900 bytes that the live bus takes; the rest is for the channel and who changed it. */
const EVENT_BYTES = 7000;

const bytesOf = (row: object): number => Buffer.byteLength(JSON.stringify(row)) + 1;

/**
 * What open browsers are sent about changed items: as few events as hold all rows, or one without rows where there are too many,
 * or a row is too long to be sent.
 */
export const itemsEvents = (
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

/** What of an item counts in the budget; of one that the catalog prices also what its price depends on. */
const budgeted = (item: DayItem | null): string => {
  if (!item) return '';
  const { costCents, status, details, title, catalogueId, date, people } = item;
  const priced = isPricedByCatalogue(item) ? [title, catalogueId, date, people, true] : [];
  return JSON.stringify([costCents, status, details.kind, ...priced]);
};

const isMeal = (item: DayItem | null): boolean => item?.details.kind === 'dining';

/**
 * All that follows from changed items, whoever changed them, in the transaction of the change: the budget is brought up to them
 * where what they cost may be different, and open browsers get the events.
 */
export const itemsChanged = async (
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
  for (const event of itemsEvents(by, rows, removed)) events.publishAtCommit(manager, tripId, event);
  if (
    changes.some(
      ({ before, after }) => before?.version !== after?.version && (isMeal(before) || isMeal(after)),
    )
  )
    events.publishAtCommit(manager, tripId, { type: 'windows.changed' });
};
