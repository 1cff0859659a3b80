import { toApiError, getFieldErrors, notify, type RequestError } from '@landsea/web-kit';

/** `version` grows with each change; an edit names the one it saw. */
export interface Row {
  id: string;
  version: number;
}

export interface RowConflict<R extends Row, Change> {
  kind: 'conflict';
  seen: R;
  /** Undefined when somebody else deleted it. */
  current: R | undefined;
  change: Change;
  /** `change` on top of `current`, or of `seen` when it is gone. */
  mine: R;
  /** All fields when the row is gone. */
  fields: (keyof Change & string)[];
}

/**
 * conflict: nothing was written. rejected: refused, with messages by field path. offline: unknown, a retry is
 * safe. kept: the list sends it later. A removal has the ids of all removed rows, and `undo` where possible.
 */
export type RowResult<R extends Row, Change> =
  | { kind: 'saved'; row: R; removedIds?: readonly string[]; undo?: () => Promise<RowResult<R, Change>> }
  | RowConflict<R, Change>
  | { kind: 'rejected'; message: string; fields: Record<string, string>; error: RequestError }
  | { kind: 'offline'; message: string }
  | { kind: 'kept'; message: string };

/** Never in conflict, see `RowList.together`. */
export type StepResult = { kind: 'saved' } | { kind: 'kept'; message: string } | RowFailure;

export type RowFailure = Extract<RowResult<Row, unknown>, { kind: 'rejected' | 'offline' }>;

export type Ended = { kind: 'saved' | 'conflict' | 'kept' } | RowFailure;

export const isFailure = (result: Ended): result is RowFailure =>
  result.kind === 'rejected' || result.kind === 'offline';

export const getFailureText = (result: Ended): string | undefined => {
  if (!isFailure(result)) return undefined;
  const [fieldMessage] = result.kind === 'rejected' ? Object.values(result.fields) : [];
  return fieldMessage ?? `Not saved. ${result.message}`;
};

/** The page shows its own dialog for these codes. */
const explained = new Set<string>(['UNAUTHENTICATED', 'PAYWALL', 'EMAIL_NOT_VERIFIED']);

export const notifyFailure = (result: Ended): void => {
  if (!isFailure(result)) return;
  if (result.kind === 'rejected' && explained.has(result.error.code)) return;
  const [fieldMessage] = result.kind === 'rejected' ? Object.values(result.fields) : [];
  const description = fieldMessage ?? result.message;
  notify({ tone: 'error', title: 'That did not work', description });
};

export const getFormFailure = (result: Ended) => {
  const message = getFailureText(result);
  return message === undefined
    ? undefined
    : { message, fields: result.kind === 'rejected' ? result.fields : {} };
};

/** `textOf` returns '' for nothing. */
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

/** No answer, or a 5xx. */
export const toFailureResult = (failure: unknown, isOutOfReach: boolean): RowFailure => {
  const error = toApiError(failure);
  return isOutOfReach
    ? { kind: 'offline', message: error.message }
    : { kind: 'rejected', message: error.message, fields: getFieldErrors(failure), error };
};
