import { ApiError, responseSchema, type ApiErrorBody, type ApiErrorCode } from '@landsea/contracts/core';
import { errorTexts } from './error-texts';

export type TransportErrorCode = 'NETWORK' | 'TIMEOUT' | 'NOT_JSON';
export interface TransportError {
  code: TransportErrorCode;
  message: string;
}
export type RequestError = ApiErrorBody | TransportError;

/** `status` is 0 when no answer came. */
export interface ApiFailure {
  status: number;
  error: RequestError;
}

const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'status' in value && 'error' in value;

export const toApiError = (error: unknown): RequestError => {
  if (isApiFailure(error)) return error.error;
  return { code: 'NOT_JSON', message: errorTexts.unexpectedAnswer };
};

export const getFieldErrors = (error: unknown): Record<string, string> => {
  const body = toApiError(error);
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

/** Specification 8 recognizes such a body by its `error`. */
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

/** The status replaces an unknown code (of a proxy). The message may be empty: forms have their own. */
export const toErrorBody = (status: number, body: unknown): ApiErrorBody => {
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

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const toTextError = (status: number, statusText: string, body: string): RequestError => {
  const message = errorTexts.html(status, statusText, textOf(body));
  const code = codeByStatus[status];
  return code ? { code, message } : { code: 'NOT_JSON', message };
};
