import { type NotificationChoices } from '@landsea/contracts/account';
import { addDays, getDateIn, PARKS_ZONE, timeIn, toZonedInstant } from '@landsea/contracts/core';
import {
  windowKinds,
  type BookingWindow,
  type ReminderChoices,
  type ReminderLead,
} from '@landsea/contracts/planning';

export const enabledReminders = Object.fromEntries(
  windowKinds.map((kind) => [kind, 'default']),
) as ReminderChoices['leads'];

const HOUR_MS = 3_600_000;

export const remindAt = (
  opensAt: Date,
  lead: Exclude<ReminderLead, 'default'>,
  timeZone = PARKS_ZONE,
): Date | undefined => {
  if (lead === 'off') return undefined;
  const amount = Number(lead.slice(0, -1));
  if (lead.endsWith('h')) return new Date(opensAt.getTime() - amount * HOUR_MS);
  return toZonedInstant(addDays(getDateIn(opensAt, timeZone), -amount), timeIn(opensAt, timeZone), timeZone);
};

export interface PlannedReminder extends Pick<BookingWindow, 'kind' | 'title' | 'rule' | 'clock'> {
  windowId: string;
  opensAt: string;
  closesAt: string;
  remindAt: string;
}

/** A window that has moved has another key. */
export const toReminderKey = (windowId: string, opensAt: Date): string =>
  `${windowId} ${opensAt.toISOString()}`;

/** Only the first of windows that open day after day is sent. */
const stillToSend = (
  windows: readonly BookingWindow[],
  sent: ReadonlySet<string>,
  now: Date,
): BookingWindow[] => {
  const isDelivered = ({ id, opensAt }: BookingWindow) => sent.has(toReminderKey(id, new Date(opensAt)));
  const seen = new Set(windows.filter(isDelivered).map(({ series }) => series));
  return windows.filter(({ series, opensAt, standing }) => {
    if (standing || new Date(opensAt) <= now) return false;
    if (series === null) return true;
    const isFirst = !seen.has(series);
    seen.add(series);
    return isFirst;
  });
};

export const planReminders = (
  windows: readonly BookingWindow[],
  leads: Partial<ReminderChoices['leads']>,
  { reminderLeadDays }: Pick<NotificationChoices, 'reminderLeadDays'>,
  sent: ReadonlySet<string>,
  now: Date,
): PlannedReminder[] =>
  stillToSend(windows, sent, now).flatMap((window) => {
    const { id, kind, title, rule, opensAt, closesAt, clock } = window;
    const chosen = leads[kind] ?? 'default';
    const lead = chosen === 'default' ? (`${reminderLeadDays}d` as const) : chosen;
    const at = remindAt(new Date(opensAt), lead, clock?.timeZone);
    if (!at) return [];
    const planned = { windowId: id, kind, title, rule, opensAt, closesAt, remindAt: at.toISOString() };
    return [{ ...planned, ...(clock && { clock }) }];
  });
