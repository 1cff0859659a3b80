import * as z from 'zod/mini';
import { Email, LastName, NewPassword, Theme } from './auth.js';
import { definePersonName } from '../core/names.js';
import { Id, Instant } from '../core/primitives.js';

/** Identity keeps the choices; `reminderLeadDays` is the default of a new reminder. */
export const NotificationChoices = z.object({
  remindersByMail: z.boolean(),
  remindersInApp: z.boolean(),
  reminderLeadDays: z.literal([1, 2, 3, 7]),
  tripActivity: z.boolean(),
  tipsNewsletter: z.boolean(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

export const defaultNotifications: NotificationChoices = {
  remindersByMail: true,
  remindersInApp: true,
  reminderLeadDays: 1,
  tripActivity: true,
  tipsNewsletter: false,
};

/** `GET /api/auth/account`; `pendingEmail` waits for its confirmation. */
export const AccountSettings = z.object({
  pendingEmail: z.nullable(z.string()),
  notifications: NotificationChoices,
});
export type AccountSettings = z.infer<typeof AccountSettings>;

const LastNameIfAny = z.string().check(
  z.trim(),
  z.refine((name) => name === '' || LastName.safeParse(name).success, {
    error: ({ input }) => LastName.safeParse(input).error?.issues[0]?.message,
  }),
);

/** `PATCH /api/auth/account`; the answer is the `User`. */
export const UpdateProfile = z.strictObject({
  firstName: definePersonName('First name must be at least 2 characters'),
  lastName: LastNameIfAny,
});
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** `PATCH /api/auth/preferences`; the answer is the `AccountSettings`. */
export const UpdatePreferences = z.strictObject({
  theme: z.optional(Theme),
  notifications: z.optional(NotificationChoices),
});
export type UpdatePreferences = z.infer<typeof UpdatePreferences>;

const CurrentPassword = z.optional(
  z.string().check(z.maxLength(1024, 'That is not the password of this account')),
);

/**
 * An older sign-in gets RECENT_SIGN_IN_REQUIRED; `/auth/google?link=1` renews it. Applies to accounts without
 * a password.
 */
export const RECENT_SIGN_IN_MINUTES = 10;

/** `POST /api/auth/account/email`, with the password of an account that has one. `DELETE` cancels. */
export const ChangeEmail = z.strictObject({ email: Email, password: CurrentPassword });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** `POST /api/auth/confirm-email`, signed in to the account that requested the change. */
export const ConfirmEmail = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;
export const ConfirmedEmail = z.object({ email: z.string() });
export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>;

/** `POST /api/auth/account/password`, with `currentPassword` if the account has one. Answers the `User`. */
export const ChangePassword = z.strictObject({ currentPassword: CurrentPassword, password: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** `device` is such as `Chrome on Android`. */
export const SignedInBrowser = z.object({
  id: Id,
  device: z.string(),
  createdAt: Instant,
  /** To the hour. */
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
});
export type SignedInBrowser = z.infer<typeof SignedInBrowser>;

/** `GET /api/auth/sessions`, this browser first. */
export const SignedInBrowsers = z.object({ sessions: z.array(SignedInBrowser) });
export type SignedInBrowsers = z.infer<typeof SignedInBrowsers>;

export type ActivityKind =
  | 'registered'
  | 'sign-in'
  | 'new-device'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'google-linked'
  | 'google-unlinked'
  | 'sessions-ended'
  | 'export';

/** `kind` is an {@link ActivityKind}, or one that a newer service knows. */
export const AccountEvent = z.object({
  id: Id,
  kind: z.string(),
  device: z.nullable(z.string()),
  at: Instant,
});
export type AccountEvent = z.infer<typeof AccountEvent>;

/** `GET /api/auth/activity`: the latest events of the own account, the newest first. */
export const AccountEvents = z.object({ events: z.array(AccountEvent) });
export type AccountEvents = z.infer<typeof AccountEvents>;

/** Days from the request to the deletion of an account. */
export const ERASURE_DAYS = 7;

/**
 * `POST /api/auth/account/deletion` with the password, or the email of an account without one. `DELETE`
 * cancels.
 */
export const DeleteAccount = z.strictObject({ password: CurrentPassword, email: z.optional(z.string()) });
export type DeleteAccount = z.infer<typeof DeleteAccount>;
