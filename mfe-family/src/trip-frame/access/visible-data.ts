import { toApiError } from '@landsea/web-kit';

interface Part<T> {
  data?: T | undefined;
  error?: unknown;
}

/** A cached answer is hidden once the person has lost access to it. */
export const getVisibleData = <T>({ data, error }: Part<T>): T | undefined =>
  error && toApiError(error).code === 'NOT_FOUND' ? undefined : data;

/** A failed request counts as settled, because unmounting a page that retries would make it retry forever. */
export const isPending = ({ data, error }: Part<unknown>): boolean =>
  data === undefined && error === undefined;
