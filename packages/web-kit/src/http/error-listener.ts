import type { Middleware } from '@reduxjs/toolkit';
import { toApiError, type RequestError } from './api-error';
import { announce, notify, openPaywall } from '../store/announcements';
import { api } from './api';
import type { CallMeta } from './base-query';
import { errorTexts } from './error-texts';

const isOwned = ({ code }: RequestError, shownByForm: CallMeta['shownByForm']): boolean => {
  if (shownByForm === undefined || shownByForm === 'all') return shownByForm === 'all';
  return 'except' in shownByForm ? !shownByForm.except.includes(code) : shownByForm.includes(code);
};

const explain = (error: RequestError): void => {
  switch (error.code) {
    case 'VALIDATION_FAILED':
      return;
    case 'UNAUTHENTICATED':
      announce('session-expired', { message: errorTexts.sessionExpired });
      return;
    case 'EMAIL_NOT_VERIFIED':
      announce('email-not-verified', { message: error.message });
      return;
    case 'PAYWALL':
      openPaywall({ message: error.message || errorTexts.paywall, accessType: error.accessType });
      return;
    case 'ACTIVE_TRIP_EXISTS': {
      const { message, currentTripId, accessExpiresAt, options } = error;
      announce('active-trip-exists', { message, currentTripId, accessExpiresAt, options });
      return;
    }
    default:
      notify({
        title: errorTexts.mutationFailedTitle,
        description: error.message || errorTexts.unexpected,
        tone: 'error',
      });
  }
};

const isFailedMutation = (
  action: unknown,
): action is {
  payload: unknown;
  error: unknown;
  meta: { baseQueryMeta?: CallMeta; aborted: boolean; condition: boolean };
} =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  action.type === `${api.reducerPath}/executeMutation/rejected`;

export const listenToErrors: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isFailedMutation(action) && !action.meta.aborted && !action.meta.condition) {
    const error = toApiError(action.payload ?? action.error);
    if (!isOwned(error, action.meta.baseQueryMeta?.shownByForm)) explain(error);
  }
  return result;
};
