import { taskRhythmNames, type TaskRepeat } from '@landsea/contracts/agents';
import { toApiError, getFieldErrors, formatDate } from '@landsea/web-kit';

/** `Every week`, `Every month until Sat, Mar 14`. */
export const repeatText = ({ every, until }: TaskRepeat): string =>
  until ? `${taskRhythmNames[every]} until ${formatDate(until)}` : taskRhythmNames[every];

export const isSameRepeat = (one: TaskRepeat | null, other: TaskRepeat | null): boolean =>
  one?.every === other?.every && one?.until === other?.until;

/** An error of the day or the repetition is named first. */
export const getRefusal = (error: unknown): string =>
  Object.values(getFieldErrors(error))[0] ?? toApiError(error).message;
