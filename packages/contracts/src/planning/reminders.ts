import * as z from 'zod/mini';
import { NotificationChoices } from '../account/account.js';
import { PersonContact } from '../account/people.js';
import { Id, Instant } from '../core/primitives.js';
import { WindowKind } from './windows.js';

/** Days keep the hour of the parks' calendar; `default` follows the settings. */
export const reminderLeads = ['default', '1h', '3h', '1d', '2d', '3d', '7d', '14d', '30d', 'off'] as const;
export const ReminderLead = z.enum(reminderLeads, 'Choose how long before');
export type ReminderLead = z.infer<typeof ReminderLead>;

/** `GET` and `PUT /api/v1/reminders/choices`. */
export const ReminderChoices = z.strictObject({ leads: z.record(WindowKind, ReminderLead) });
export type ReminderChoices = z.infer<typeof ReminderChoices>;

export const Reminder = z.object({
  id: Id,
  tripId: Id,
  tripName: z.string(),
  kind: WindowKind,
  title: z.string(),
  opensAt: Instant,
});
export type Reminder = z.infer<typeof Reminder>;

/** `GET /api/v1/reminders`, the next first. `DELETE /api/v1/reminders/:reminderId` dismisses. */
export const Reminders = z.object({ reminders: z.array(Reminder) });
export type Reminders = z.infer<typeof Reminders>;

/** `GET /internal/people/:userId/notifications` of identity; 404 once the account is gone. */
export const PersonNotifications = z.object({
  ...PersonContact.shape,
  notifications: NotificationChoices,
});
export type PersonNotifications = z.infer<typeof PersonNotifications>;

/** `GET /api/v1/trips/:tripId/calendar`. */
export const CalendarFeed = z.object({
  feed: z.nullable(z.object({ createdAt: Instant, readAt: z.nullable(Instant) })),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** `GET /api/v1/calendar-links`; `DELETE` revokes all. */
export const CalendarLinks = z.object({ count: z.int() });
export type CalendarLinks = z.infer<typeof CalendarLinks>;

/** `POST` of the same: shown once; the former address stops working. */
export const NewCalendarFeed = z.object({ address: z.url() });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

export const demoCalendarMessage =
  'Calendar addresses are turned off in the demo. Create a free account to use them.';
