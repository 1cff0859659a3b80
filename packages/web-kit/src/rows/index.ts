/**
 * Editing the rows of any list that people change together (rows have `{ id, version }`). One queue per row: a change shows
 * at once, waits for earlier ones of its row, stays on top of live updates until it is answered, is tried again after a 5xx
 * or while the browser is offline, and ends in one {@link RowResult}. What was typed is never lost: it is saved, it is in
 * the conflict dialog, or the field that holds it keeps it and says what went wrong.
 *
 * A new list needs three things (here: items of a day, `GET`, `POST` /api/v1/trips/:tripId/items, `PATCH`, `DELETE`
 * …/items/:itemId):
 *
 * ```ts
 * // items-api.ts: the queue, the query, the list
 * const queue = new RowQueue<DayItem, ItemChange>();   // type ItemChange = Omit<UpdateDayItem, 'version'>
 * const url = (tripId: string) => `/api/v1/trips/${tripId}/items`;
 * const itemsApi = tripApi.enhanceEndpoints({ addTagTypes: ['Items'] }).injectEndpoints({
 *   endpoints: (build) => ({
 *     getItems: build.query<DayItems, string>({
 *       query: (tripId) => ({ url: url(tripId) }),
 *       transformResponse: (raw, meta, tripId) => {
 *         const list = answerOf(DayItems)(raw);
 *         return { ...list, items: queue.merge(tripId, list.items, meta) };
 *       },
 *       providesTags: (_items, _error, tripId) => [{ type: 'Items', id: tripId }],
 *     }),
 *   }),
 * });
 * export const itemRows = new RowList({
 *   queue,
 *   query: itemsApi.endpoints.getItems,
 *   rowsOf: (list: DayItems) => list.items,
 *   withRows: (list, items) => ({ ...list, items }),
 *   url,
 *   parse: answerOf(DayItem),
 *   parseList: answerOf(DayItems),
 *   preview: (created: CreateDayItem): DayItem => ({ note: null, ...created, version: 0 }),
 *   recreate: ({ id, date, title, note }) => ({ id, date, title, ...(note && { note }) }),
 * });
 *
 * // items-page.tsx
 * const { create, save, remove, conflict, settleConflict } = useRows(itemRows, tripId);
 * const failure = failureText(await save(seen, { title }));        // undefined once saved
 * const removed = await remove(item);
 * if (removed.kind === 'saved' && removed.undo) offerUndo({ text: 'Item deleted', undo: () => void removed.undo?.() });
 * {conflict ? (
 *   <ConflictDialog
 *     subject={conflict.mine.title}
 *     {...conflictTexts(conflict, { title: 'Title', note: 'Note' }, (item, field) => item[field] ?? '')}
 *     onSettle={(keep) => void settleConflict(keep)}
 *   />
 * ) : null}
 *
 * // rows that survive a reload, and steps of several rows: see `itemRows` of the family's pages
 * keep: { writes: new KeptWrites('trip_changes'), name: 'items', schema: rowWriteSchema({ row, create, change }), argOf },
 *
 * // live updates: invalidate the tag (the merge keeps unanswered edits), or, when the event carries the row:
 * dispatch(itemRows.receive(tripId, event.item));
 * dispatch(itemRows.lose(tripId, event.itemId));
 * ```
 */
export { useNewIds } from './new-ids';
export { conflictTexts, failureText, formFailure } from './row';
export type { Row, RowConflict, RowFailure, RowResult, StepResult } from './row';
export { KeptWrites } from './kept-writes';
export { useKeptWrites } from './use-kept-writes';
export { rowWriteSchema } from './row-write';
export type { RowWrite } from './row-write';
export { RowList } from './row-list';
export type { RowStep } from './row-list';
export type { RowListDefinition } from './row-list-definition';
export { RowQueue } from './row-queue';
export type { RowRules } from './row-rules';
export { useRows } from './use-rows';
