import type { Principal } from '@landsea/contracts/account';
import { DomainError } from './domain-error.js';

/** @throws DomainError DEMO_RESTRICTED for a visitor of the demo. */
export function refuseDemo({ isDemo }: Pick<Principal, 'isDemo'>, message: string): void {
  if (isDemo) throw new DomainError({ code: 'DEMO_RESTRICTED', message });
}

/** Another's row and a missing row answer alike. */
export const makeNotFound = (logMessage?: string): DomainError =>
  new DomainError({ code: 'NOT_FOUND', message: 'We could not find that.' }, logMessage);

/** The shell treats it as signed out. */
export const makeUnauthenticated = (): DomainError =>
  new DomainError({
    code: 'UNAUTHENTICATED',
    message: 'Your session has expired. Please log in again to continue.',
  });

/** 503 with Retry-After; the shell never treats it as signed out. */
export const makeUnavailable = (logMessage?: string): DomainError =>
  new DomainError(
    {
      code: 'SERVICE_UNAVAILABLE',
      message: 'Landsea is not reachable right now. Please try again in a moment.',
    },
    logMessage,
  );

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const sizeText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${Math.floor(bytes / MEGABYTE)} MB` : `${Math.floor(bytes / KILOBYTE)} kB`;

export const makeTooLarge = (mostBytes: number): DomainError =>
  new DomainError({
    code: 'PAYLOAD_TOO_LARGE',
    message: `That is too large to send (${sizeText(mostBytes)} at most).`,
  });

export const makeValidationFailed = (fields: { path: string; message: string }[]): DomainError =>
  new DomainError({ code: 'VALIDATION_FAILED', message: 'Please check the marked fields.', fields });

export const makeInvalidField = (path: string, message: string): DomainError =>
  makeValidationFailed([{ path, message }]);

/** 409: somebody else came first, or the row’s state no longer allows it; the message says what to do. */
export const makeEditConflict = (message: string): DomainError =>
  new DomainError({ code: 'EDIT_CONFLICT', message });

export const rateLimited = (retryAfterSeconds: number, logMessage?: string): DomainError =>
  new DomainError(
    {
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please wait a moment and try again.',
      retryAfterSeconds,
    },
    logMessage,
  );
