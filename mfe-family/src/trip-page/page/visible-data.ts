import { apiErrorOf } from '@landsea/web-kit';

interface Part<T> {
  data?: T | undefined;
  error?: unknown;
}

/** What of an answer a page may show: one that was kept goes once there is none for this person any more. */
export const visibleData = <T>({ data, error }: Part<T>): T | undefined =>
  error && apiErrorOf(error).code === 'NOT_FOUND' ? undefined : data;

/**
 * Whether a page still waits for it. What could not be fetched is asked for again by the next who shows it, and nobody waits
 * for that: a page that was taken away meanwhile would ask for ever.
 */
export const isPending = ({ data, error }: Part<unknown>): boolean =>
  data === undefined && error === undefined;
