import { apiErrorOf, fieldErrorsOf } from '../http/api-error';
import type { RequestError } from '../http/api-error';

/** Why a form was not saved, in words and by field path where the service named some; `code` where a call failed. */
export interface FormFailure {
  message: string;
  fields?: Record<string, string>;
  code?: RequestError['code'];
}

/** The failure of an RTK Query call; undefined where there is no error. */
export const callFailure = (error: unknown): FormFailure | undefined => {
  if (error === undefined) return undefined;
  const { code, message } = apiErrorOf(error);
  return { code, message, fields: fieldErrorsOf(error) };
};
