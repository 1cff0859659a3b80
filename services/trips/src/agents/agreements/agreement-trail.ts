import { hash } from 'node:crypto';
import type { AgreementEventRow } from './agreement-event.entity.js';
import type { AgreementRow } from './agreement.entity.js';

type TrailRow = Omit<AgreementEventRow, 'hash'>;

/** Names in the order of the alphabet, as Postgres keeps another order in jsonb. */
const toCanonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toCanonical);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, toCanonical(each)]),
  );
};

/** SHA-256, hex. */
export const hashFingerprint = (value: unknown): string =>
  hash('sha256', JSON.stringify(toCanonical(value)), 'hex');

export const hashTrailRow = (row: TrailRow): string =>
  hashFingerprint([
    ...[row.agreementId, row.seq, row.kind, row.at.toISOString(), row.zone, row.actor],
    ...[row.address, row.network, row.userAgent, row.detail, row.beforeHash],
  ]);

type CheckedAgreement = Pick<AgreementRow, 'content' | 'contentHash' | 'trailHash' | 'signature'>;

/**
 * @param events in the order of `seq`.
 * @returns the sentence about the first part that was changed since it was written, or undefined.
 */
export const findTampering = (
  { content, contentHash, trailHash, signature }: CheckedAgreement,
  events: readonly AgreementEventRow[],
): string | undefined => {
  if (hashFingerprint(content) !== contentHash) return 'The text was changed after it was sent.';
  let before = contentHash;
  for (const [index, event] of events.entries()) {
    if (event.seq !== index + 1) return `Row ${String(index + 1)} of the trail is missing.`;
    if (event.beforeHash !== before || event.hash !== hashTrailRow(event))
      return `Row ${String(event.seq)} of the trail was changed after it was written.`;
    before = event.hash;
  }
  if (before !== trailHash) return 'The end of the trail is missing.';
  const signed = events.find(({ kind }) => kind === 'signed');
  if (signed && !signed.detail.endsWith(hashFingerprint(signature)))
    return 'The signature was changed after it was given.';
  return undefined;
};
