import { randomUUID } from 'node:crypto';
import type { QuoteRecipient } from '@landsea/contracts/agents';
import { hashSecret, makeNotFound, makeValidationFailed } from '@landsea/nest-kit';
import { IsNull, type EntityManager } from 'typeorm';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { QuoteEventRow } from './quote-event.entity.js';
import { QuoteRecipientRow } from './quote-recipient.entity.js';
import type { QuoteClient } from './quotes.queries.js';

export interface QuoteAddress {
  firstName: string;
  lastName: string;
  email: string;
}

/** Each address of the household once; the client's own first. */
export const selectQuoteAddresses = async (
  manager: EntityManager,
  { id, firstName, lastName, email }: QuoteClient,
): Promise<QuoteAddress[]> => {
  const people = await selectHousehold(manager, id);
  const found = new Map<string, QuoteAddress>();
  for (const each of [{ firstName, lastName, email }, ...people])
    if (each.email && !found.has(each.email.toLowerCase()))
      found.set(each.email.toLowerCase(), {
        firstName: each.firstName,
        lastName: each.lastName,
        email: each.email,
      });
  return [...found.values()];
};

/** @throws DomainError VALIDATION_FAILED for an address that is not the household's. */
export const pickAddresses = (known: readonly QuoteAddress[], emails: readonly string[]): QuoteAddress[] => {
  const wanted = new Set(emails.map((email) => email.toLowerCase()));
  const picked = known.filter(({ email }) => wanted.has(email.toLowerCase()));
  if (picked.length < wanted.size)
    throw makeValidationFailed([
      { path: 'emails', message: 'Choose addresses of this household: add a new one to it first' },
    ]);
  return picked;
};

export const insertRecipients = async (
  manager: EntityManager,
  { id: quoteId, number }: { id: string; number: number },
  recipients: readonly (QuoteAddress & { token: string })[],
): Promise<void> => {
  await manager.insert(
    QuoteRecipientRow,
    recipients.map(({ token, ...address }) => ({
      ...address,
      id: randomUUID(),
      quoteId,
      number,
      tokenHash: hashSecret(token),
    })),
  );
};

/** Each address with its latest link: earlier ones open the newest offer, too. */
export const selectRecipients = async (
  manager: EntityManager,
  quoteId: string,
): Promise<QuoteRecipient[]> => {
  const rows = await manager.find(QuoteRecipientRow, {
    where: { quoteId },
    order: { number: 'DESC', firstName: 'ASC', id: 'ASC' },
  });
  const latest = new Map<string, QuoteRecipientRow>();
  for (const row of rows) if (!latest.has(row.email)) latest.set(row.email, row);
  return [...latest.values()].map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }));
};

/** All links of the person to this quote end. @throws DomainError NOT_FOUND. */
export const withdrawRecipient = async (
  manager: EntityManager,
  quoteId: string,
  id: string,
  at: Date,
): Promise<QuoteRecipientRow> => {
  const row = await manager.findOneBy(QuoteRecipientRow, { id, quoteId });
  if (!row) throw makeNotFound();
  const open = { quoteId, email: row.email, withdrawnAt: IsNull() };
  await manager.update(QuoteRecipientRow, open, { withdrawnAt: at });
  return row;
};

/** The one by whose link the answer came; nobody's for an answer by phone. */
export const markAnswered = async (
  manager: EntityManager,
  quoteId: string,
  recipientId: string | null,
  at: Date,
): Promise<void> => {
  await manager.update(QuoteRecipientRow, { quoteId }, { answeredAt: null });
  if (recipientId) await manager.update(QuoteRecipientRow, { id: recipientId, quoteId }, { answeredAt: at });
};

/** Name and option of the acceptance that stands. */
export const selectAcceptance = (manager: EntityManager, quoteId: string): Promise<QuoteEventRow | null> =>
  manager.findOne(QuoteEventRow, {
    where: [
      { quoteId, kind: 'accepted' },
      { quoteId, kind: 'by-phone' },
    ],
    order: { at: 'DESC' },
  });
