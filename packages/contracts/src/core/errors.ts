import * as z from 'zod/mini';
import { Id, Instant } from './primitives.js';

/** trip: this trip is the active paid one; subscription: Pro or Agent; expired: paid once, and over. */
export const AccessType = z.enum(['free', 'subscription', 'trip', 'expired']);
export type AccessType = z.infer<typeof AccessType>;

export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

const plain = <Code extends string>(code: Code) => z.object({ code: z.literal(code), message: z.string() });

export const ActiveTripOption = z.enum(['view-current-trip', 'archive-and-pay', 'cancel']);

/** `message` is for the person; the log has the details under the same `requestId`. */
export const ApiError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('VALIDATION_FAILED'), message: z.string(), fields: z.array(FieldError) }),
  plain('MALFORMED_BODY'),
  plain('UNAUTHENTICATED'),
  plain('INVALID_CREDENTIALS'),
  plain('EMAIL_TAKEN'),
  plain('TOKEN_INVALID'),
  plain('FORBIDDEN'),
  plain('DEMO_RESTRICTED'),
  plain('EMAIL_NOT_VERIFIED'),
  plain('RECENT_SIGN_IN_REQUIRED'),
  plain('NOT_FOUND'),
  plain('NOT_AVAILABLE'),
  z.object({ code: z.literal('PAYWALL'), message: z.string(), accessType: AccessType }),
  z.object({
    code: z.literal('ACTIVE_TRIP_EXISTS'),
    error: z.literal('Active paid trip exists'),
    message: z.string(),
    currentTripId: Id,
    accessExpiresAt: Instant,
    options: z.array(ActiveTripOption),
  }),
  plain('ALREADY_UNLOCKED'),
  plain('ALREADY_SUBSCRIBED'),
  plain('PLAN_COVERS_TRIP'),
  plain('TRIP_LIMIT_REACHED'),
  plain('EDIT_CONFLICT'),
  plain('INVITATION_USED'),
  plain('INVITATION_EXPIRED'),
  plain('INVITATION_FOR_ANOTHER'),
  plain('IDEMPOTENCY_MISMATCH'),
  z.object({ code: z.literal('RATE_LIMITED'), message: z.string(), retryAfterSeconds: z.number() }),
  plain('PAYLOAD_TOO_LARGE'),
  plain('SERVICE_UNAVAILABLE'),
  plain('INTERNAL'),
]);
export type ApiErrorBody = z.infer<typeof ApiError>;
export type ApiErrorCode = ApiErrorBody['code'];

export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  EMAIL_TAKEN: 409,
  TOKEN_INVALID: 400,
  FORBIDDEN: 403,
  DEMO_RESTRICTED: 403,
  EMAIL_NOT_VERIFIED: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  NOT_FOUND: 404,
  NOT_AVAILABLE: 404,
  PAYWALL: 403,
  ACTIVE_TRIP_EXISTS: 403,
  ALREADY_UNLOCKED: 409,
  ALREADY_SUBSCRIBED: 409,
  PLAN_COVERS_TRIP: 409,
  TRIP_LIMIT_REACHED: 409,
  EDIT_CONFLICT: 409,
  INVITATION_USED: 409,
  INVITATION_EXPIRED: 410,
  INVITATION_FOR_ANOTHER: 403,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ApiErrorCode, number>;
