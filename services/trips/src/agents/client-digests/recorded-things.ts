import { addDays, getDateIn, toZonedInstant, type CalendarDate } from '@landsea/contracts/core';
import type { DayPlans } from '@landsea/contracts/planning';
import {
  describeBooking,
  describeDocument,
  describeGone,
  describeItem,
  describeItinerary,
  describePayment,
  isTakenBack,
  listDigestLines,
  type DigestLine,
  type ToldThing,
} from '@landsea/rules/agents';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DaysService } from '../../planning/days/days.service.js';
import { selectClientPayments } from '../agent-bookings/client-payments.queries.js';
import { selectSaidLines, type DigestSetting, type SaidOfTrip } from './client-digests.queries.js';
import type { HouseholdClient, HouseholdReader } from './digest-readers.js';
import {
  selectFamilyWritings,
  selectPublished,
  selectRecorded,
  selectSharedPapers,
  selectWrittenByFamily,
  type DigestTrip,
  type RecordedRow,
} from './recorded.queries.js';

/** A morning that was missed loses nothing; what is older is nothing new. */
const MOST_DAYS = 3;
const MOST_LINES = 60;

/** Payments are the client’s own; only the account opens documents. */
type LineReaders = 'household' | 'client' | 'account';

export interface RecordedLine extends DigestLine {
  tripId: string | null;
  tripName: string | null;
  /** Names of those who travel, in lowercase. */
  party: readonly string[];
  readBy: LineReaders;
}

/** Others of the household read about trips that they are on. */
export const mayRead = (
  { isLead, userId, called }: Pick<HouseholdReader, 'isLead' | 'userId' | 'called'>,
  { readBy, party }: Pick<RecordedLine, 'readBy' | 'party'>,
): boolean => {
  if (readBy === 'account') return userId !== null;
  return isLead || (readBy === 'household' && called.some((name) => party.includes(name)));
};

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
    const said = await selectSaidLines(manager, clientId);
    const things = [
      ...(await this.listTripThings(client, asked, listKnown(said, tripIds))),
      ...(await this.listPapers(clientId, trips, asked.from)),
    ];
    if (things.length === 0) return [];
    const writings = await selectFamilyWritings(manager, asked);
    const lines = listDigestLines(things, writings, said, getDateIn(now));
    const of = new Map(things.map((thing) => [thing.subject, thing]));
    return lines.slice(0, MOST_LINES).map((line) => {
      const { tripId = null, readBy = 'client' } = of.get(line.subject) ?? {};
      const { name: tripName = null, party = [] } = trips.find((trip) => trip.tripId === tripId) ?? {};
      return { ...line, tripId, readBy, tripName, party };
    });
  }

  private async listTripThings(
    client: HouseholdClient,
    asked: Parameters<typeof selectRecorded>[1],
    known: readonly KnownThing[],
  ): Promise<FoundThing[]> {
    const { manager } = this.dataSource;
    const rows = await selectRecorded(manager, asked);
    const found: FoundThing[] = [];
    const planned = known.filter(({ subject }) => !subject.startsWith(PAYMENT));
    for (const tripId of new Set([...rows, ...planned].map((each) => each.tripId))) {
      const ofTrip = <Each extends { tripId: string }>(all: readonly Each[]) =>
        all.filter((each) => each.tripId === tripId);
      // Before they join, a client is known by the id of the client.
      const days = await this.days.getDays({ userId: client.userId ?? client.id }, tripId);
      found.push(...attachDeeds(days.value(), ofTrip(rows), ofTrip(planned), tripId));
    }
    const dropped = found.filter(isNothing).map(({ subject }) => subject);
    const own =
      dropped.length > 0 ? await selectWrittenByFamily(manager, { ...asked, subjects: dropped }) : [];
    // A family is not told of what it canceled itself.
    const told = found.filter((thing) => !isNothing(thing) || !own.includes(thing.subject));
    return [...told, ...(await this.listPayments(client, rows, known))];
  }

  /** Shown as in the portal: a payment is the client’s to make, whatever else they see of the costs. */
  private async listPayments(
    { id, userId }: HouseholdClient,
    rows: readonly RecordedRow[],
    known: readonly KnownThing[],
  ): Promise<FoundThing[]> {
    const toldIds = new Set(known.map(({ subject }) => subject).filter((each) => each.startsWith(PAYMENT)));
    if (toldIds.size === 0 && !rows.some(({ paid }) => paid.length > 0)) return [];
    const payments = await selectClientPayments(this.dataSource.manager, { clientId: id, userId });
    return payments.flatMap((payment) => {
      const { tripId, bookingId, paymentId } = payment;
      const deeds = rows
        .filter((row) => row.tripId === tripId && row.rowId === bookingId && row.paid.includes(paymentId))
        .map(({ at }) => ({ at, was: null }));
      const thing = { ...describePayment(payment), deeds, tripId, readBy: 'client' as const };
      return deeds.length > 0 || toldIds.has(thing.subject) ? [thing] : [];
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

const PAYMENT = 'payment:';

const isNothing = ({ standing }: Pick<FoundThing, 'standing'>): boolean => standing === 'no';

interface KnownThing {
  subject: string;
  tripId: string;
  day: CalendarDate | null;
}

/** Those of the trips that the family counts on, since an email told them. */
const listKnown = (said: ReadonlyMap<string, SaidOfTrip>, tripIds: readonly string[]): KnownThing[] =>
  [...said].flatMap(([subject, { tripId, day, toldAt, text }]) =>
    toldAt &&
    tripId &&
    tripIds.includes(tripId) &&
    !isTakenBack(text) &&
    !/^(document|itinerary):/.test(subject)
      ? [{ subject, tripId, day }]
      : [],
  );

/** Things that the agency wrote since, or that an email told; those that are gone come as the email told them. */
const attachDeeds = (
  { items, bookings }: DayPlans,
  rows: readonly RecordedRow[],
  known: readonly KnownThing[],
  tripId: string,
): FoundThing[] => {
  const there = [
    ...items.map(({ id }) => `item:${id}`),
    ...(bookings ?? []).map(({ id }) => `booking:${id}`),
  ];
  // Without a look at bookings, none of them is known to be gone.
  const gone = known.filter(
    ({ subject }) => !there.includes(subject) && (bookings !== undefined || !subject.startsWith('booking:')),
  );
  const things = [
    ...items.map(describeItem),
    ...(bookings ?? []).filter(({ itemId }) => !itemId).map(describeBooking),
    ...gone.map(({ subject, day }) => describeGone(subject, day)),
  ];
  return things.flatMap((thing) => {
    const { subject } = thing;
    const deeds = rows.filter(({ kind, rowId, isNoticed }) => isNoticed && subject === `${kind}:${rowId}`);
    const told = known.find((each) => each.subject === subject);
    if (deeds.length === 0 && !told) return [];
    // A wish that lost its date still belongs to the day that was told.
    const shown = told && thing.standing === 'no' ? describeGone(subject, told.day) : thing;
    return [{ ...shown, deeds, tripId, readBy: 'household' as const }];
  });
};
