/**
 * Edits of rows `{ id, version }` that several people change. A change is shown at once, queued behind
 * earlier ones of its row, kept on top of live updates, retried after a 5xx or offline, and ends in one
 * {@link RowResult}; typed text is never lost. A list needs a {@link RowQueue} whose `merge` its query calls,
 * a {@link RowList}, and {@link useRows} in the page; `itemRows` of the family's pages is the example, also
 * for `keep`. For live updates invalidate the tag, or dispatch `receive` and `lose`.
 */
export { useNewIds, useRows } from './use-rows';
export { conflictTexts, getFailureText, getFormFailure } from './row';
export type { Row, RowConflict, RowFailure, RowResult, StepResult } from './row';
export { KeptWrites } from './kept-writes';
export { useKeptWrites } from './use-kept-writes';
export { defineRowWrite } from './row-write';
export type { RowWrite } from './row-write';
export { RowList } from './row-list';
export type { RowStep } from './row-list';
export type { RowListDefinition } from './row-list-definition';
export { RowQueue } from './row-queue';
export type { RowRules } from './row-rules';
