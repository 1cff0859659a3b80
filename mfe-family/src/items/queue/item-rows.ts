import { createFrom } from '@landsea/rules/day-plans';
import { DayItem, DayPlans, type CastVote } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { KeptWrites, RowList } from '@landsea/web-kit/rows';
import { publishChangedDays } from './changed-days';
import { toTripDay, DayRow, toDayRows, DayWrite, replaceDayRows } from './day-row';
import { ItemWrite, previewItem } from './item-change';
import { dayQueue, toDaysUrl, itemQueue, itemsApi } from './items-api';

const itemsUrl = (tripId: string) => `/api/v1/trips/${tripId}/items`;

/** Changes wait here until the service has answered; see {@link KeptWrites}. */
export const keptChanges = new KeptWrites('trip_changes');

export const itemRows = new RowList({
  queue: itemQueue,
  query: itemsApi.endpoints.getDays,
  rowsOf: (plans: DayPlans) => plans.items,
  withRows: (plans, items) => ({ ...plans, items }),
  url: itemsUrl,
  listUrl: toDaysUrl,
  parse: answerOf(DayItem),
  parseList: answerOf(DayPlans),
  preview: previewItem,
  recreate: createFrom,
  saveRequest: (tripId, item, { vote: cast, ...change }) => {
    const url = `${itemsUrl(tripId)}/${item.id}`;
    if (!cast) return { url, method: 'PATCH', body: { version: item.version, ...change } };
    const body: CastVote = { vote: cast.vote };
    return { url: `${url}/votes/${encodeURIComponent(cast.personId)}`, method: 'PUT', body };
  },
  togetherRequest: (tripId, { title, create, save, remove }) => ({
    url: `${itemsUrl(tripId)}/changes`,
    method: 'POST',
    body: {
      title,
      add: create,
      change: save.map(({ seen: { id, version }, change: { vote: _cast, ...change } }) => ({
        id,
        version,
        ...change,
      })),
      remove: remove.map(({ id, version }) => ({ id, version })),
    },
  }),
  keep: { writes: keptChanges, name: 'items', schema: ItemWrite, argOf: (tripId) => tripId },
});

export const dayRows = new RowList({
  queue: dayQueue,
  query: itemsApi.endpoints.getDays,
  rowsOf: toDayRows,
  withRows: replaceDayRows,
  url: toDaysUrl,
  parse: (answer, date) =>
    answerOf(DayRow)(toDayRows(answerOf(DayPlans)(answer)).find(({ id }) => id === date)),
  parseList: answerOf(DayPlans),
  preview: (day: DayRow) => day,
  keep: { writes: keptChanges, name: 'days', schema: DayWrite, argOf: (tripId) => tripId },
  afterWrite: (tripId, day) => publishChangedDays(tripId, day ? [toTripDay(day)] : []),
});
