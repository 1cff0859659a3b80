import type { Readable } from 'node:stream';
import type {
  Brand,
  ItineraryNumber,
  ItineraryView,
  OpenItinerary,
  PublicItinerary,
} from '@landsea/contracts/agents';
import { formatItineraryFile, isTripOver, toItineraryPaper, toSouvenir } from '@landsea/rules/agents';
import {
  CLOCK,
  hashSecret,
  KIT_ENV,
  makeNotFound,
  maskEmail,
  type Clock,
  type EmailBrand,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { makeCalendarText } from '../../../planning/calendar/ical.js';
import type { PlanToPrint } from '../../../planning/printouts/plan-pdf.js';
import type { StoredFile } from '../../../trip/files/files.queries.js';
import { TripBrands } from '../../../trip/brands/trip-brands.js';
import { ItineraryCovers } from '../covers/itinerary-covers.service.js';
import { IntakeSenders } from '../../intake-forms/intake-senders.js';
import { hasItineraryKey, selectHeldItinerary, type HeldItinerary } from '../itineraries.queries.js';
import { ItineraryRecipientRow } from '../itinerary-recipient.entity.js';
import { listItineraryEvents } from './itinerary-events.js';

/** Link previews and crawlers. */
const PROGRAMS = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|curl|wget/i;

interface Viewer {
  user: Principal | undefined;
  userAgent: string;
}

@Injectable()
export class PublicItineraries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly senders: IntakeSenders,
    private readonly brands: TripBrands,
    private readonly covers: ItineraryCovers,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Only what was published; the agent's own visits do not count. @throws DomainError NOT_FOUND. */
  async open({ token, key }: OpenItinerary, viewer: Viewer): Promise<PublicItinerary> {
    const held = await this.find(token);
    const { agentId, isWithdrawn } = held;
    const { view, isOver } = this.show(held);
    const { agentName, agencyName, email, brand } = await this.senders.find(agentId);
    if (!isWithdrawn && viewer.user?.userId !== agentId && !PROGRAMS.test(viewer.userAgent))
      await this.noteVisit(held);
    const numbers = isOver ? [] : await this.listNumbers(held, key);
    return {
      state: isWithdrawn ? 'withdrawn' : 'open',
      view: isWithdrawn ? null : { ...view, numbers },
      hasNumbers: !isWithdrawn && view.numbers.length > 0,
      codeGoesTo: maskEmail(held.recipientEmail),
      publishedAt: isWithdrawn ? null : held.publishedAt.toISOString(),
      fileName: formatItineraryFile(held.lastName, view.startDate),
      agentName,
      agencyName,
      agentEmail: brand?.replyTo ?? email,
      ...(brand && { brand: withoutOrigin(brand) }),
      ...(isOver && { isOver }),
    };
  }

  /** @throws DomainError NOT_FOUND, also for a withdrawn reader. */
  async getPaper({ token, key }: OpenItinerary): Promise<PlanToPrint & { fileName: string }> {
    const held = await this.findOpen(token);
    const { brand } = await this.senders.find(held.agentId);
    const { view, isOver } = this.show(held);
    return {
      plan: toItineraryPaper(view, isOver ? [] : await this.listNumbers(held, key)),
      fileName: formatItineraryFile(held.lastName, held.view.startDate),
      brand: await this.brands.addLogo(brand && withoutOrigin(brand)),
      cover: await this.covers.makeForPaper(held.tripId, view.cover),
    };
  }

  /** The photo that was published. @throws DomainError NOT_FOUND, also for a withdrawn reader. */
  async openCover(token: string): Promise<StoredFile & { content: Readable }> {
    const { tripId, view } = await this.findOpen(token);
    return this.covers.openPhoto(tripId, view.cover?.photoId);
  }

  /** @throws DomainError NOT_FOUND, also for a withdrawn reader. */
  async getCalendar(token: string): Promise<{ text: string; fileName: string }> {
    const held = await this.findOpen(token);
    const { brand } = await this.senders.find(held.agentId);
    const revision = { sequence: held.number, modifiedAt: held.publishedAt };
    const events = listItineraryEvents(held.view).map((event) => ({ ...event, ...revision }));
    return {
      text: await makeCalendarText(held.view.title, this.env.PUBLIC_ORIGIN, events, brand),
      fileName: formatItineraryFile(held.lastName, held.view.startDate),
    };
  }

  /** @throws DomainError NOT_FOUND: the same for an unknown link and a trip that is gone. */
  async find(token: string): Promise<HeldItinerary> {
    const held = await selectHeldItinerary(this.dataSource.manager, hashSecret(token));
    if (!held) throw makeNotFound();
    return held;
  }

  /** @throws DomainError NOT_FOUND, also for a withdrawn reader. */
  async findOpen(token: string): Promise<HeldItinerary> {
    const held = await this.find(token);
    if (held.isWithdrawn) throw makeNotFound();
    return held;
  }

  private show({ view }: HeldItinerary): { view: ItineraryView; isOver: boolean } {
    const isOver = isTripOver(view, this.clock());
    return { view: isOver ? toSouvenir(view) : view, isOver };
  }

  private async listNumbers(
    { recipientId, isWithdrawn, view }: HeldItinerary,
    key: string | undefined,
  ): Promise<ItineraryNumber[]> {
    if (!key || isWithdrawn) return [];
    const asked = { keyHash: hashSecret(key), recipientId, now: this.clock() };
    return (await hasItineraryKey(this.dataSource.manager, asked)) ? view.numbers : [];
  }

  private async noteVisit({ recipientId }: HeldItinerary): Promise<void> {
    await this.dataSource.manager.update(
      ItineraryRecipientRow,
      { id: recipientId },
      { lastSeenAt: this.clock() },
    );
  }
}

const withoutOrigin = ({ origin: _origin, ...brand }: EmailBrand): Brand => brand;
