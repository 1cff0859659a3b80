import type { ClientDigest, ClientDigestLine, ClientDigestReader } from '@landsea/contracts/agents';
import { addDays, formatDate, getClockName, getDateIn, timeIn } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';

type Shown = Pick<
  ClientDigest,
  'firstName' | 'isOn' | 'problem' | 'sendsAt' | 'timeZone' | 'readers' | 'lines'
>;

const and = new Intl.ListFormat('en-US');

export const joinNames = (names: readonly string[]): string => and.format(names);

export const isReached = ({ stoppedAt, isLeftOut }: ClientDigestReader): boolean =>
  stoppedAt === null && !isLeftOut;

/** First names of those to whom a line goes, of everybody who is reached before there is one; else the client’s. */
export const listReached = ({
  firstName,
  readers,
  lines,
}: Pick<Shown, 'firstName' | 'readers' | 'lines'>): string[] => {
  const reached = readers.filter(isReached).map((reader) => reader.firstName ?? firstName);
  const names = reached.length > 0 ? [...new Set(reached)] : [firstName];
  const sent = lines.filter(({ isLeftOut }) => !isLeftOut);
  const named = names.filter((name) => sent.some(({ goesTo }) => goesTo?.includes(name) ?? true));
  return named.length > 0 ? named : names;
};

/** A line that not everybody gets; empty for the others. */
export const describeShare = ({ goesTo }: Pick<ClientDigestLine, 'goesTo'>, reached: number): string =>
  goesTo && goesTo.length > 0 && goesTo.length < reached ? `Only for ${joinNames(goesTo)}` : '';

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

/** Names no time while nothing is sent. */
export const getPreviewTitle = (shown: Shown, now: Date): string => {
  const names = listReached(shown);
  const isOne = names.length === 1;
  return shown.isOn && shown.problem === null
    ? `What ${joinNames(names)} ${isOne ? 'gets' : 'get'} ${describeSendTime(shown, now)}`
    : `What ${joinNames(names)} ${isOne ? 'doesn’t' : 'don’t'} know yet`;
};

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
