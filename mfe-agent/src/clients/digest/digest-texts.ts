import type { ClientDigest, ClientDigestLine } from '@landsea/contracts/agents';
import { addDays, formatDate, getClockName, getDateIn, timeIn } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';

type Shown = Pick<ClientDigest, 'firstName' | 'isOn' | 'sendsAt' | 'timeZone'>;

/** `tomorrow at 7:00 AM (Chicago time)`, on the clock of the client’s agent. */
export const describeSendTime = (
  { sendsAt, timeZone }: Pick<Shown, 'sendsAt' | 'timeZone'>,
  now: Date,
): string => {
  const at = new Date(sendsAt);
  const day = getDateIn(at, timeZone);
  const today = getDateIn(now, timeZone);
  const name = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : `on ${formatDate(day)}`;
  return `${name} at ${formatTimeOfDay(toMinute(timeIn(at, timeZone)))} (${getClockName(timeZone)})`;
};

export const getPreviewTitle = (shown: Shown, now: Date): string =>
  shown.isOn
    ? `What ${shown.firstName} gets ${describeSendTime(shown, now)}`
    : `What ${shown.firstName} doesn’t know yet`;

export interface LineGroup {
  key: string;
  title: string;
  lines: ClientDigestLine[];
}

/** By trip and day, as in the email; a trip is named where there are several. */
export const groupLines = (lines: readonly ClientDigestLine[]): LineGroup[] => {
  const names = new Set(lines.flatMap(({ tripName }) => tripName ?? []));
  const groups = new Map<string, LineGroup>();
  for (const line of lines) {
    const { tripName, day } = line;
    const key = `${tripName ?? ''} ${day ?? ''}`;
    const title = [names.size > 1 ? tripName : null, day === null ? 'Also new' : formatDate(day)];
    const group = groups.get(key) ?? { key, title: title.filter(Boolean).join(': '), lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
};
