import { toApiError, getFieldErrors, type RequestError } from '../http/api-error';

export interface FormFailure {
  message: string;
  fields?: Record<string, string>;
  code?: RequestError['code'];
}

export const callFailure = (error: unknown): FormFailure | undefined => {
  if (error === undefined) return undefined;
  const { code, message } = toApiError(error);
  return { code, message, fields: getFieldErrors(error) };
};
