import type { Conversation, ConversationMessage } from '@landsea/contracts/agents';
import { formatDayOf } from '@landsea/web-kit';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `9:15 AM`. */
export const writeTimeWords = (sentAt: string): string => clock.format(new Date(sentAt));

/** `Today`, else `Sat, Mar 14`. */
export const formatDay = (sentAt: string, now: Date): string => {
  const day = formatDayOf(sentAt);
  return day === formatDayOf(now.toISOString()) ? 'Today' : day;
};

/** `9:15 AM` today, else `Sat, Mar 14, 9:15 AM`. */
export const formatSent = (sentAt: string, now: Date): string => {
  const day = formatDay(sentAt, now);
  return day === 'Today' ? writeTimeWords(sentAt) : `${day}, ${writeTimeWords(sentAt)}`;
};

const MINUTE_MS = 60_000;
const TURN_MS = 10 * MINUTE_MS;

/** Messages of one author, by the same way and within ten minutes, form one turn. */
export const isSameTurn = (before: ConversationMessage, message: ConversationMessage): boolean =>
  before.side === message.side &&
  before.authorName === message.authorName &&
  before.via === message.via &&
  (before.sentFrom ?? null) === (message.sentFrom ?? null) &&
  formatDayOf(before.sentAt) === formatDayOf(message.sentAt) &&
  new Date(message.sentAt).getTime() - new Date(before.sentAt).getTime() < TURN_MS;

/** A trip that the reader may not see has no name. */
export const getSubject = ({ trip, isAboutTrip }: Pick<Conversation, 'trip' | 'isAboutTrip'>): string =>
  trip ? trip.name : isAboutTrip ? 'A trip you no longer share' : 'General';

export const formatHeld = (count: number): string => `${count} ${count === 1 ? 'email' : 'emails'} held back`;

/** The first name that an address suggests: `Bob` of `bob.brubaker@example.com`. */
export const guessFirstName = (address: string): string => {
  const [word = ''] = /[\p{L}]+/u.exec(address) ?? [];
  return word ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : 'Somebody';
};

/** `2.4 MB`, `12 KB`. */
export const formatSize = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** A message without text is named by its files. */
export const makeExcerpt = ({ excerpt, files = 0 }: NonNullable<Conversation['last']>): string =>
  excerpt || (files > 1 ? `sent ${files} files` : 'sent a file');
