import type { Conversation } from '@landsea/contracts/agents';
import { formatDayOf } from '@landsea/web-kit';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `9:15 AM` today, else `Sat, Mar 14, 9:15 AM`. */
export const sentWords = (sentAt: string, now: Date): string => {
  const day = formatDayOf(sentAt);
  const time = clock.format(new Date(sentAt));
  return day === formatDayOf(now.toISOString()) ? time : `${day}, ${time}`;
};

const MINUTE_MS = 60_000;

/** `2 hours`, `3 days`: how long somebody has waited. */
export const waitedWords = (since: string, now: Date): string => {
  const minutes = Math.max(1, Math.floor((now.getTime() - new Date(since).getTime()) / MINUTE_MS));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
};

/** What a conversation is about; a trip that is not the reader's to see has no name. */
export const subjectOf = ({ trip, isAboutTrip }: Pick<Conversation, 'trip' | 'isAboutTrip'>): string =>
  trip ? trip.name : isAboutTrip ? 'A trip you no longer share' : 'General';
