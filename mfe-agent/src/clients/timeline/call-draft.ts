import type { ClientCall } from '@landsea/contracts/agents';

export interface CallDraft {
  text: string;
  withName: string;
  /** The reader's own day and time. */
  date: string;
  time: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

export const toCallDraft = (call: Pick<ClientCall, 'text' | 'withName'>, moment: Date): CallDraft => ({
  text: call.text,
  withName: call.withName ?? '',
  date: `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
  time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
});

/** @returns undefined without a whole day and time. */
export const toCallValues = ({ text, withName, date, time }: CallDraft) => {
  const moment = new Date(`${date}T${time}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return { text: text.trim(), withName: withName.trim() || null, at: moment.toISOString() };
};
