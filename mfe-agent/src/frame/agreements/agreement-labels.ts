import { agreementKindNames, type AgreementAlert, type AgreementLine } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { formatDayOf } from '@landsea/web-kit';

const day = (at: string | null): string => (at ? ` ${formatDayOf(at)}` : '');

/** `Terms: signed Nov 28 by Jen`, `Protection: declined Dec 3`. */
export const formatAgreement = (line: AgreementLine): string => {
  const { kind, state, answer, name, sentAt, openedAt, closedAt, isExpired } = line;
  const what = agreementKindNames[kind];
  if (state === 'draft') return `${what}: not sent yet`;
  if (isExpired) return `${what}: the link ran out, sent${day(sentAt)}`;
  if (state === 'sent') return `${what}: sent${day(sentAt)}, not opened yet`;
  if (state === 'opened') return `${what}: opened${day(openedAt)}, not signed yet`;
  if (state === 'declined') return `${what}: not signed, declined${day(closedAt)}`;
  if (state === 'void') return `${what}: withdrawn${day(closedAt)}`;
  const by = name ? ` by ${name}` : '';
  if (kind === 'protection' && answer) return `${what}: ${answer}${day(closedAt)}${by}`;
  return `${what}: signed${day(closedAt)}${by}`;
};

export const formatAgreementAlert = ({
  kind,
  tripName,
  recipientName,
  days,
  isExpired,
}: AgreementAlert): string => {
  const what = tripName ? `${agreementKindNames[kind]} for ${tripName}` : agreementKindNames[kind];
  return isExpired
    ? `${what}: ${recipientName} didn’t sign, and the link ran out`
    : `${what}: ${recipientName} hasn’t signed for ${formatCount(days, 'day')}`;
};
