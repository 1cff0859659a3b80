import type { ApiErrorBody } from '@landsea/contracts/core';

/** The gateway's own answers have the error format of the services. */
export const errors = {
  unreadable: { code: 'MALFORMED_BODY', message: 'This request cannot be read.' },
  notFound: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  tooLarge: { code: 'PAYLOAD_TOO_LARGE', message: 'This is larger than Landsea can take.' },
  tooMany: {
    code: 'RATE_LIMITED',
    message: 'Too many requests at the same time. Please try again in a moment.',
    retryAfterSeconds: 2,
  },
  unavailable: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'This part of Landsea is not answering right now. Please try again in a moment.',
  },
  internal: { code: 'INTERNAL', message: 'Something went wrong. Please try again.' },
} as const satisfies Record<string, ApiErrorBody>;
