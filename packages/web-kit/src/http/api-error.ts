import { ApiError, responseSchema } from '@landsea/contracts/core';
import type { ApiErrorBody, ApiErrorCode } from '@landsea/contracts/core';
import { errorTexts } from './error-texts';

/** What the browser itself can find wrong, next to what a service answers. */
export type TransportErrorCode = 'NETWORK' | 'TIMEOUT' | 'NOT_JSON';
export interface TransportError {
  code: TransportErrorCode;
  message: string;
}
export type RequestError = ApiErrorBody | TransportError;

/** The error of every RTK Query call: `status` is the HTTP status, or 0 when no answer came. */
export interface ApiFailure {
  status: number;
  error: RequestError;
}

const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'status' in value && 'error' in value;

/** The error body behind whatever an RTK Query call rejected with. */
export const apiErrorOf = (error: unknown): RequestError => {
  if (isApiFailure(error)) return error.error;
  return { code: 'NOT_JSON', message: errorTexts.unexpectedAnswer };
};

/** Message by field path (`party.0.name`) of a VALIDATION_FAILED answer; empty for any other error. */
export const fieldErrorsOf = (error: unknown): Record<string, string> => {
  const body = apiErrorOf(error);
  if (body.code !== 'VALIDATION_FAILED') return {};
  return Object.fromEntries(body.fields.map(({ path, message }) => [path, message]));
};

const codeByStatus: Partial<
  Record<number, Extract<ApiErrorCode, 'UNAUTHENTICATED' | 'NOT_FOUND' | 'SERVICE_UNAVAILABLE'>>
> = {
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
  504: 'SERVICE_UNAVAILABLE',
};

const textField = (body: unknown, field: 'message' | 'error'): string | undefined => {
  if (typeof body !== 'object' || body === null || !(field in body)) return undefined;
  const value: unknown = Object.entries(body).find(([key]) => key === field)?.[1];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const ACTIVE_TRIP = 'Active paid trip exists';

/** What a body without a known code says of a payment: specification 8 recognizes it by its `error`. */
const paymentErrorOf = (body: unknown): ApiErrorBody | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const code = textField(body, 'error') === ACTIVE_TRIP ? 'ACTIVE_TRIP_EXISTS' : 'PAYWALL';
  const known = responseSchema(ApiError).safeParse({
    message: textField(body, 'error') ?? '',
    ...body,
    code,
  });
  return known.success ? known.data : undefined;
};

/**
 * The error of a JSON answer; one without a known code (from a proxy, say) is given one by its status. Its message is
 * empty when the answer has none: each form has words of its own for that.
 */
export const errorOfJson = (status: number, body: unknown): ApiErrorBody => {
  const known = responseSchema(ApiError).safeParse(body);
  if (known.success) return known.data;
  if (status === 403) {
    const payment = paymentErrorOf(body);
    if (payment) return payment;
  }
  const said = textField(body, 'message') ?? textField(body, 'error');
  if (status === 403) return { code: 'PAYWALL', message: said ?? errorTexts.paywall, accessType: 'free' };
  if (status === 400) return { code: 'VALIDATION_FAILED', message: said ?? '', fields: [] };
  return { code: codeByStatus[status] ?? 'INTERNAL', message: said ?? '' };
};

/** A page as the text that somebody would read on it. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The error of an answer that is not JSON: the text that came instead, for the person who will report it. */
export const errorOfText = (status: number, statusText: string, body: string): RequestError => {
  const message = errorTexts.html(status, statusText, textOf(body));
  const code = codeByStatus[status];
  return code ? { code, message } : { code: 'NOT_JSON', message };
};
