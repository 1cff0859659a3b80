import { randomUUID } from 'node:crypto';
import type { PublicQuote, PublicQuoteOption } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import {
  makeInvalidField,
  makeEditConflict,
  CLOCK,
  DomainError,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingWrites } from '../../bookings/trip-bookings/booking-writes.js';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { loggedBookings, severalBookings } from '../../bookings/trip-bookings/logged-bookings.js';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { startWork } from '../agent-bookings/agent-bookings.queries.js';
import { saveStage } from '../agent-trips/agent-trips.queries.js';
import { AgentTripsService } from '../agent-trips/agent-trips.service.js';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { makeHouseholdParty } from '../clients/household-party.js';
import { setRemoved } from '../workflows/workflow-tasks.queries.js';
import { WorkflowsService } from '../workflows/workflows.service.js';
import { hasDates, makeQuoteBookings, makeQuoteTrip } from './quote-bookings.js';
import { formatQuoteEnd } from './quote-emails.js';
import type { QuoteRow } from './quote.entity.js';

interface Chosen {
  content: PublicQuote;
  option: PublicQuoteOption;
  addonIds: readonly string[];
}

export type QuoteTrip = Pick<QuoteRow, 'tripId' | 'bookingIds' | 'taskId'>;

const DAY_MS = 86_400_000;
const changed = (): DomainError => makeEditConflict('The trip was changed meanwhile. Please try again.');

@Injectable()
export class QuoteTrips {
  constructor(
    private readonly trips: AgentTripsService,
    private readonly workflows: WorkflowsService,
    private readonly bookings: BookingWrites,
    private readonly log: ActivityLog,
    private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError PAYWALL, VALIDATION_FAILED, EDIT_CONFLICT: nothing of it may stand then. */
  async makeIn(
    manager: EntityManager,
    agent: Principal,
    quote: QuoteRow,
    chosen: Chosen,
  ): Promise<QuoteTrip> {
    const { option, addonIds } = chosen;
    if (!hasDates(option)) throw makeInvalidField('optionId', 'This option has no dates');
    const tripId = quote.tripId ?? (await this.makeTrip(manager, agent, quote, chosen));
    const heldUntil = this.getHold(quote);
    const extras = option.addons.filter(({ id }) => addonIds.includes(id));
    const add = makeQuoteBookings(option, extras, heldUntil);
    const writer = { user: agent, tripId, seesMoney: true };
    const rows = await this.bookings.apply(manager, writer, { add, change: [] }, changed);
    const bookingIds = add.map(({ id }) => id);
    await startWork(manager, { clientId: quote.clientId, tripId }, bookingIds);
    const entry = { kind: severalBookings.kind, what: `Quote ${String(quote.number)}` };
    await this.log.keepAll(manager, agent, tripId, loggedBookings, rows, entry);
    const taskId = await this.addTasks(manager, agent, { quote, tripId, heldUntil }, option);
    await saveStage(manager, { clientId: quote.clientId, tripId }, 'booked');
    return { tripId, bookingIds, taskId };
  }

  /** Cancels the bookings that nobody made meanwhile and removes the task; the trip stays. */
  async takeBackIn(manager: EntityManager, agent: Principal, quote: QuoteRow): Promise<void> {
    const { tripId, clientId, bookingIds, taskId } = quote;
    if (!tripId) return;
    const held = (await selectBookings(manager, tripId)).filter(
      ({ id, status, numbers }) => bookingIds.includes(id) && status === 'held' && numbers.length === 0,
    );
    const change = held.map(({ id, version }) => ({ id, version, status: 'canceled' as const }));
    const writer = { user: agent, tripId, seesMoney: true };
    const rows = await this.bookings.apply(manager, writer, { add: [], change }, changed);
    const entry = { kind: severalBookings.kind, what: `Quote ${String(quote.number)}, taken back` };
    await this.log.keepAll(manager, agent, tripId, loggedBookings, rows, entry);
    if (taskId) await setRemoved(manager, { clientId, tripId, taskId }, this.clock());
    await saveStage(manager, { clientId, tripId }, 'quoted');
  }

  private async makeTrip(
    manager: EntityManager,
    agent: Principal,
    { clientId, title, number }: QuoteRow,
    { option }: Chosen,
  ): Promise<string> {
    if (!hasDates(option)) throw changed();
    const people = await selectHousehold(manager, clientId);
    const party = makeHouseholdParty(people, option.startDate);
    const name = title || option.place || `Quote ${String(number)}`;
    const isOnSite = this.catalogue.priceBook.hotelNamed(option.place)?.onSite ?? false;
    const trip = makeQuoteTrip(option, name, party, isOnSite);
    if ('problem' in trip) throw makeInvalidField('optionId', trip.problem);
    const { id } = await this.trips.createIn(manager, agent, clientId, trip);
    return id;
  }

  private async addTasks(
    manager: EntityManager,
    agent: Principal,
    { quote, tripId, heldUntil }: { quote: QuoteRow; tripId: string; heldUntil: Date },
    option: PublicQuoteOption,
  ): Promise<string> {
    const today = getDateIn(this.clock());
    const template = option.kind === 'cruise' ? 'cruise' : 'parks';
    await this.workflows
      .applyIn(manager, agent, tripId, { template, bookedOn: today, pastIsDone: true })
      .catch((error: unknown) => {
        // A trip that has tasks of another list, or has begun, keeps what it has.
        if (!(error instanceof DomainError)) throw error;
      });
    const id = randomUUID();
    const title = `Book it: price held until ${formatQuoteEnd(heldUntil, quote.zone)}`;
    const ports = option.kind === 'cruise' ? ' Then enter the ports of the sailing.' : '';
    const note = `${option.title}: ${option.place}, from quote ${String(quote.number)}.${ports}`;
    await this.workflows.addIn(manager, agent, tripId, { id, title, dueOn: today, who: 'agent', note });
    return id;
  }

  /** A yes by phone may come after the end of an offer: the agent then has a day. */
  private getHold({ endsAt }: QuoteRow): Date {
    const now = this.clock();
    return endsAt && endsAt > now ? endsAt : new Date(now.getTime() + DAY_MS);
  }
}
