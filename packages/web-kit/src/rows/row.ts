import { apiErrorOf, fieldErrorsOf, notify } from '@landsea/web-kit';
import type { RequestError } from '@landsea/web-kit';

/** A row of any list that people edit together. `version` grows with each change; an edit names the one it saw. */
export interface Row {
  id: string;
  version: number;
}

/** Somebody else changed the same fields of a row, or deleted it, since the person saw it. */
export interface RowConflict<R extends Row, Change> {
  kind: 'conflict';
  /** The row as the person saw it. */
  seen: R;
  /** The row as it stands now; undefined when somebody else deleted it. */
  current: R | undefined;
  /** Everything the person typed, with what belongs to it by the list's rules. */
  change: Change;
  /** The row as the person wants it: `change` on top of what stands now, or of what they saw when it is gone. */
  mine: R;
  /** The fields of `change` that both changed; all of them when the row is gone. */
  fields: (keyof Change & string)[];
}

/**
 * How a write ended.
 * saved: `row` is the row as the service answered it; of a removal the row as it was,
 *   with the ids of all rows that went with it, and with `undo` where the list allows it.
 * conflict: nothing was written; see {@link RowConflict}.
 * rejected: the service refused it. `fields` has a message by field path where the service named one.
 * offline: no answer, or only a 5xx, after all retries. Nothing is known to be written; sending the same again is safe.
 * kept: no answer yet; the list keeps the write in the browser and sends it by itself.
 */
export type RowResult<R extends Row, Change> =
  | { kind: 'saved'; row: R; removedIds?: readonly string[]; undo?: () => Promise<RowResult<R, Change>> }
  | RowConflict<R, Change>
  | { kind: 'rejected'; message: string; fields: Record<string, string>; error: RequestError }
  | { kind: 'offline'; message: string }
  | { kind: 'kept'; message: string };

/** How a write of several rows ended; they are never in conflict, see `RowList.together`. */
export type StepResult = { kind: 'saved' } | { kind: 'kept'; message: string } | RowFailure;

export type RowFailure = Extract<RowResult<Row, unknown>, { kind: 'rejected' | 'offline' }>;

/** What is common to the ends of all writes. */
export type Ended = { kind: 'saved' | 'conflict' | 'kept' } | RowFailure;

export const isFailure = (result: Ended): result is RowFailure =>
  result.kind === 'rejected' || result.kind === 'offline';

/** What went wrong, for the field or form that keeps what was typed; undefined when saved or kept, and for a conflict. */
export const failureText = (result: Ended): string | undefined => {
  if (!isFailure(result)) return undefined;
  const [fieldMessage] = result.kind === 'rejected' ? Object.values(result.fields) : [];
  return fieldMessage ?? `Not saved. ${result.message}`;
};

/** Codes for which the page already shows its own dialog. */
const explained = new Set<string>(['UNAUTHENTICATED', 'PAYWALL', 'EMAIL_NOT_VERIFIED']);

/** A toast for a failure that no form shows. */
export const notifyFailure = (result: Ended): void => {
  if (!isFailure(result)) return;
  if (result.kind === 'rejected' && explained.has(result.error.code)) return;
  const [fieldMessage] = result.kind === 'rejected' ? Object.values(result.fields) : [];
  const description = fieldMessage ?? result.message;
  notify({ tone: 'error', title: 'That did not work', description });
};

/** {@link failureText} for a form, with the messages of its fields. */
export const formFailure = (result: Ended) => {
  const message = failureText(result);
  return message === undefined
    ? undefined
    : { message, fields: result.kind === 'rejected' ? result.fields : {} };
};

/**
 * A conflict as `ConflictDialog` of `@landsea/ui` shows it. `labels` names each field as the page does; `textOf` says what a
 * row has in it, '' for nothing.
 */
export const conflictTexts = <R extends Row, Change>(
  { current, mine, fields }: RowConflict<R, Change>,
  labels: Record<keyof Change & string, string>,
  textOf: (row: R, field: keyof Change & string) => string,
) => ({
  isDeleted: current === undefined,
  fields: fields.map((field) => ({
    label: labels[field],
    theirs: current ? textOf(current, field) : '',
    mine: textOf(mine, field),
  })),
});

/** The failure of a call as a result: without an answer, or with a 5xx, the service was out of reach. */
export const failureResult = (failure: unknown, isOutOfReach: boolean): RowFailure => {
  const error = apiErrorOf(failure);
  return isOutOfReach
    ? { kind: 'offline', message: error.message }
    : { kind: 'rejected', message: error.message, fields: fieldErrorsOf(failure), error };
};
