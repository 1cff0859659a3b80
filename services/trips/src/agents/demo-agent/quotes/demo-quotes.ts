import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@landsea/contracts/account';
import type { QuoteOption } from '@landsea/contracts/agents';
import { addDays, DAY_MS, getDateIn, toZonedInstant, type CalendarDate } from '@landsea/contracts/core';
import { hashSecret, makeSecret } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { addQuoteEvent, freezeQuote, quoteTable } from '../../quotes/quotes.queries.js';
import { findDueDate } from '../bookings/make-demo-bookings.js';
import type { DemoClient } from '../demo-clients.js';
import type { DemoTrip } from '../demo-trips.js';
import { demoQuotes } from './quote-content.js';
import type { WrittenOption, WrittenQuote } from './written-quotes.js';

type QuoteRow = Parameters<typeof freezeQuote>[0];

const ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;

const makeOption = (
  { isRecommended, tickets = '', note = '', ...written }: WrittenOption,
  trip: DemoTrip,
  endsOn: CalendarDate,
  pricedOn: CalendarDate,
): QuoteOption => ({
  ...written,
  ...{ id: randomUUID(), isRecommended: isRecommended === true, tickets, note },
  startDate: trip.planned.trip.startDate,
  endDate: trip.planned.trip.endDate,
  port: written.kind === 'cruise' ? 'Port Canaveral' : '',
  dining: '',
  isAbout: false,
  priceDate: pricedOn,
  depositDueOn: endsOn,
  finalDueOn: findDueDate(written.kind === 'cruise' ? 'cruise' : 'hotel', trip),
  addons: [],
});

const makeRow = (
  written: WrittenQuote,
  trip: DemoTrip,
  number: number,
  agentId: string,
  now: Date,
): QuoteRow => {
  const { title, message, endsIn, sentDaysAgo, seenHoursAgo, options } = written;
  const writtenAt = new Date(now.getTime() - (sentDaysAgo ?? 1) * DAY_MS);
  const endsOn = addDays(getDateIn(now), endsIn);
  const expiresAt = toZonedInstant(endsOn, '20:00', ZONE);
  const sentAt = sentDaysAgo === undefined ? null : writtenAt;
  const lastSeenAt = seenHoursAgo === undefined ? null : new Date(now.getTime() - seenHoursAgo * HOUR_MS);
  return {
    ...{ id: randomUUID(), clientId: trip.clientId, tripId: trip.planned.id, deskId: agentId, number },
    ...{ title, message, expiresAt, sentAt, lastSeenAt, zone: ZONE, version: 1 },
    state: sentAt === null ? 'draft' : lastSeenAt === null ? 'sent' : 'seen',
    people: trip.planned.trip.party.length,
    options: options.map((option) => makeOption(option, trip, endsOn, getDateIn(writtenAt))),
    sentVersion: sentAt === null ? 0 : 1,
    endsAt: sentAt === null ? null : expiresAt,
    ...{ answeredAt: null, acceptedOptionId: null, acceptedAddonIds: [], bookingIds: [], taskId: null },
    ...{ createdAt: writtenAt, updatedAt: lastSeenAt ?? writtenAt },
  };
};

export const makeDemoQuotes = (trips: readonly DemoTrip[], agentId: string, now: Date): QuoteRow[] =>
  demoQuotes.flatMap((written, index) => {
    const trip = trips.find(({ key }) => key === written.trip);
    return trip ? [makeRow(written, trip, index + 1, agentId, now)] : [];
  });

/** The link of what was sent is nobody’s. */
const insertVersion = async (manager: EntityManager, agentId: string, row: QuoteRow): Promise<void> => {
  const { content, sha256 } = freezeQuote(row);
  await manager.query(
    `INSERT INTO quote_version (quote_id, number, content, sha256, token_hash, sent_at, sent_by, sent_by_name)
     VALUES ($1, 1, $2, $3, $4, $5, $6, $7)`,
    [row.id, content, sha256, hashSecret(makeSecret()), row.sentAt, agentId, demoAccounts.agent.firstName],
  );
};

export const insertQuotes = async (
  manager: EntityManager,
  agentId: string,
  quotes: readonly QuoteRow[],
  clients: readonly DemoClient[],
): Promise<void> => {
  await quoteTable.insert(manager, quotes);
  for (const row of quotes) {
    if (row.sentAt === null) continue;
    await insertVersion(manager, agentId, row);
    const byName = demoAccounts.agent.firstName;
    await addQuoteEvent(manager, row, { kind: 'sent', at: row.sentAt, byName, number: 1 });
    const reader = clients.find(({ id }) => id === row.clientId)?.people[0]?.firstName ?? '';
    if (row.lastSeenAt !== null)
      await addQuoteEvent(manager, row, { kind: 'seen', at: row.lastSeenAt, byName: reader, number: 1 });
  }
};
