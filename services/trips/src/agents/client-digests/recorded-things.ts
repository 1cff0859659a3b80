import { addDays, getDateIn, toZonedInstant } from '@landsea/contracts/core';
import {
  describeBooking,
  describeDocument,
  describeItem,
  describeItinerary,
  describePayment,
  listDigestLines,
  type DigestLine,
  type RecordedThing,
  type ToldThing,
} from '@landsea/rules/agents';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DaysService } from '../../planning/days/days.service.js';
import { selectClientPayments } from '../agent-bookings/client-payments.queries.js';
import { selectSaidLines, type DigestSetting } from './client-digests.queries.js';
import type { HouseholdClient } from './digest-readers.js';
import {
  selectFamilyWritings,
  selectPublished,
  selectRecorded,
  selectSharedPapers,
  type DigestTrip,
  type RecordedRow,
} from './recorded.queries.js';

/** A morning that was missed loses nothing; what is older is nothing new. */
const MOST_DAYS = 3;
const MOST_LINES = 60;

/** Payments are the client’s own; only the account opens documents. */
export type LineReaders = 'household' | 'client' | 'account';

export interface RecordedLine extends DigestLine {
  tripId: string | null;
  tripName: string | null;
  readBy: LineReaders;
}

type FoundThing = ToldThing & Pick<RecordedLine, 'tripId' | 'readBy'>;

/** Midnight on the agent’s clock, some days ago. */
export const getDayStart = (now: Date, timeZone: string, days: number): Date =>
  toZonedInstant(addDays(getDateIn(now, timeZone), -days), '00:00', timeZone);

/** Off, it is what the first email would say: of yesterday and today. */
const getFrom = ({ isOn, since, timeZone }: DigestSetting, now: Date): Date => {
  const first = getDayStart(now, timeZone, isOn ? MOST_DAYS : 1);
  return isOn && since && since > first ? since : first;
};

/** The client’s side of what the agency wrote: only what they may open stands in it. */
@Injectable()
export class RecordedThings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: DaysService,
  ) {}

  /** @param trips those about which something may be sent. */
  async listLines(
    setting: DigestSetting,
    client: HouseholdClient,
    trips: readonly DigestTrip[],
    now: Date,
  ): Promise<RecordedLine[]> {
    const { manager } = this.dataSource;
    const { clientId, agentId } = setting;
    const tripIds = trips.map(({ tripId }) => tripId);
    const asked = { agentId, clientId, tripIds, from: getFrom(setting, now) };
    const things = [
      ...(await this.listTripThings(client, await selectRecorded(manager, asked))),
      ...(await this.listPapers(clientId, trips, asked.from)),
    ];
    if (things.length === 0) return [];
    const writings = await selectFamilyWritings(manager, asked);
    const lines = listDigestLines(things, writings, await selectSaidLines(manager, clientId));
    const of = new Map(things.map((thing) => [thing.subject, thing]));
    return lines.slice(0, MOST_LINES).map((line) => {
      const { tripId = null, readBy = 'client' } = of.get(line.subject) ?? {};
      return {
        ...line,
        tripId,
        readBy,
        tripName: trips.find((trip) => trip.tripId === tripId)?.name ?? null,
      };
    });
  }

  private async listTripThings(client: HouseholdClient, rows: readonly RecordedRow[]): Promise<FoundThing[]> {
    const found: FoundThing[] = [];
    for (const tripId of new Set(rows.map((row) => row.tripId))) {
      const written = rows.filter((row) => row.tripId === tripId);
      // Before they join, a client is known by the id of the client.
      const days = await this.days.getDays({ userId: client.userId ?? client.id }, tripId);
      const { items, bookings = [] } = days.value();
      const things = [
        ...items.map(describeItem),
        ...bookings.filter(({ itemId }) => !itemId).map(describeBooking),
      ];
      found.push(...attachDeeds(things, written, tripId));
    }
    return [...found, ...(await this.listPayments(client, rows))];
  }

  /** Shown as in the portal: a payment is the client’s to make, whatever else they see of the costs. */
  private async listPayments(
    { id, userId }: HouseholdClient,
    rows: readonly RecordedRow[],
  ): Promise<FoundThing[]> {
    if (!rows.some(({ paid }) => paid.length > 0)) return [];
    const payments = await selectClientPayments(this.dataSource.manager, { clientId: id, userId });
    return payments.flatMap((payment) => {
      const { tripId, bookingId, paymentId } = payment;
      const deeds = rows
        .filter((row) => row.tripId === tripId && row.rowId === bookingId && row.paid.includes(paymentId))
        .map(({ at }) => ({ at, was: null }));
      return deeds.length > 0
        ? [{ ...describePayment(payment), deeds, tripId, readBy: 'client' as const }]
        : [];
    });
  }

  private async listPapers(
    clientId: string,
    trips: readonly DigestTrip[],
    from: Date,
  ): Promise<FoundThing[]> {
    const { manager } = this.dataSource;
    const tripIds = trips.map(({ tripId }) => tripId);
    const papers = await selectSharedPapers(manager, clientId, from);
    const itineraries = await selectPublished(manager, tripIds, from);
    const once = (at: Date) => [{ at, was: null }];
    return [
      ...papers
        .filter(({ tripId }) => tripId === null || tripIds.includes(tripId))
        .map((paper) => ({
          ...describeDocument(paper),
          deeds: once(paper.at),
          tripId: paper.tripId,
          readBy: 'account' as const,
        })),
      ...itineraries.map((itinerary) => ({
        ...describeItinerary(itinerary),
        deeds: once(itinerary.at),
        tripId: itinerary.tripId,
        readBy: 'household' as const,
      })),
    ];
  }
}

const attachDeeds = (
  things: readonly RecordedThing[],
  rows: readonly RecordedRow[],
  tripId: string,
): FoundThing[] =>
  things.flatMap((thing) => {
    const deeds = rows.filter(
      ({ kind, rowId, isNoticed }) => isNoticed && thing.subject === `${kind}:${rowId}`,
    );
    return deeds.length > 0 ? [{ ...thing, deeds, tripId, readBy: 'household' as const }] : [];
  });
