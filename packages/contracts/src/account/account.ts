import * as z from 'zod/mini';
import { Email, LastName, NewPassword, Theme } from './auth.js';
import { personName } from '../core/names.js';
import { Id, Instant } from '../core/primitives.js';

/**
 * What a person chose to be notified of, kept by identity. Who consumes each: `remindersByMail`, `remindersInApp` and
 * `reminderLeadDays` the reminders of booking windows (the lead is the default of each new one); `tripActivity` the
 * notices of what others changed in a shared trip; `tipsNewsletter` the newsletter of /thanks.
 */
export const NotificationChoices = z.object({
  remindersByMail: z.boolean(),
  remindersInApp: z.boolean(),
  reminderLeadDays: z.literal([1, 2, 3, 7]),
  tripActivity: z.boolean(),
  tipsNewsletter: z.boolean(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

/** Who never chose gets reminders a day ahead, and no newsletter. */
export const defaultNotifications: NotificationChoices = {
  remindersByMail: true,
  remindersInApp: true,
  reminderLeadDays: 1,
  tripActivity: true,
  tipsNewsletter: false,
};

/** `GET /api/auth/account`: what the settings show beside the `User`. `pendingEmail` waits to be confirmed. */
export const AccountSettings = z.object({
  pendingEmail: z.nullable(z.string()),
  notifications: NotificationChoices,
});
export type AccountSettings = z.infer<typeof AccountSettings>;

/** Who signed up with a first name only may go on without a last one. */
const LastNameIfAny = z.string().check(
  z.trim(),
  z.refine((name) => name === '' || LastName.safeParse(name).success, {
    error: ({ input }) => LastName.safeParse(input).error?.issues[0]?.message,
  }),
);

/** `PATCH /api/auth/account`; the answer is the `User`. */
export const UpdateProfile = z.strictObject({
  firstName: personName('First name must be at least 2 characters'),
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
 * How long after signing in an account without a password may set one, change its email or be deleted. Later it answers
 * RECENT_SIGN_IN_REQUIRED, and `/auth/google?link=1` signs in again.
 */
export const RECENT_SIGN_IN_MINUTES = 10;

/** `POST /api/auth/account/email`. Accounts with a password must send it. A link is mailed; `DELETE` takes the wish back. */
export const ChangeEmail = z.strictObject({ email: Email, password: CurrentPassword });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** `POST /api/auth/confirm-email`, signed in to the account that requested the change. */
export const ConfirmEmail = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;
export const ConfirmedEmail = z.object({ email: z.string() });
export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>;

/** `POST /api/auth/account/password`. Accounts with a password must send `currentPassword`. The answer is the `User`. */
export const ChangePassword = z.strictObject({ currentPassword: CurrentPassword, password: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** One browser that is signed in. `device` is in words, such as `Chrome on Android`. */
export const SignedInBrowser = z.object({
  id: Id,
  device: z.string(),
  createdAt: Instant,
  /** To the hour. */
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
});
export type SignedInBrowser = z.infer<typeof SignedInBrowser>;

/** `GET /api/auth/sessions`, this browser first; the demo account sees only itself. */
export const SignedInBrowsers = z.object({ sessions: z.array(SignedInBrowser) });
export type SignedInBrowsers = z.infer<typeof SignedInBrowsers>;

/** Days between the wish to delete an account and its end. */
export const ERASURE_DAYS = 7;

/**
 * `POST /api/auth/account/deletion`: the password, or the own email of a person who has none. The answer is the `User` with
 * `erasesAt`. `DELETE` of the same takes the wish back.
 */
export const DeleteAccount = z.strictObject({ password: CurrentPassword, email: z.optional(z.string()) });
export type DeleteAccount = z.infer<typeof DeleteAccount>;
