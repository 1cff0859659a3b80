import { randomUUID } from 'node:crypto';
import { getDateIn, DAY_MS } from '@landsea/contracts/core';
import {
  PREVIEW_DAYS,
  type PreviewClaimed,
  type PreviewFacts,
  type SeededTrip,
  type SeedTrip,
  type TripPreview,
  type CreateTrip,
  type Traveler,
} from '@landsea/contracts/trip';
import { CLOCK, InboxHandler, KIT_ENV, makeNotFound, makeInvalidField, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { TripsService } from '../trips/trips.service.js';
import { PreviewRow } from './preview.entity.js';

/**
 * Defaults until the family corrects them: old enough to plan alone, and an age that pays as a child
 * everywhere.
 */
const ADULT_AGE = 18;
const CHILD_AGE = 9;

const person = (kind: string, index: number, age: number): Traveler => ({
  name: `${kind} ${index + 1}`,
  age,
});

function toTrip(preview: PreviewRow): CreateTrip {
  const { name, mode, startDate, endDate, stays, sailing, adults, children, childAges } = preview;
  return {
    name,
    mode,
    startDate,
    endDate,
    stays,
    sailing,
    party: [
      ...Array.from({ length: adults }, (_, index) => person('Adult', index, ADULT_AGE)),
      ...Array.from({ length: children }, (_, index) =>
        person('Child', index, childAges?.[index] ?? CHILD_AGE),
      ),
    ],
  };
}

/** Longer than billing waits for a buyer, and than a bank takes to confirm. */
const KEPT_FOR_BUYER_DAYS = 60;

@Injectable()
export class PreviewsService {
  private readonly logger = new Logger('previews');

  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param madeBy the name of the API key. */
  async seed(madeBy: string, { tripName, party, estimatedCost, ...trip }: SeedTrip): Promise<SeededTrip> {
    const createdAt = this.clock();
    if (trip.endDate < getDateIn(createdAt)) throw makeInvalidField('endDate', 'The trip is already over');
    const id = randomUUID();
    const expiresAt = new Date(createdAt.getTime() + PREVIEW_DAYS * DAY_MS);
    await this.dataSource.manager.insert(PreviewRow, {
      ...trip,
      id,
      name: tripName,
      adults: party.adults,
      children: party.children,
      childAges: party.childAges ?? null,
      estimatedCents: estimatedCost === undefined ? null : Math.round(estimatedCost * 100),
      madeBy,
      createdAt,
      expiresAt,
      keepUntil: expiresAt,
    });
    return {
      success: true,
      tripId: id,
      address: `${this.env.PUBLIC_ORIGIN}/trip/${id}?preview=1`,
      checkoutUrl: this.getCheckoutUrl(id),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** @throws DomainError NOT_FOUND for one that is unknown, expired or claimed. */
  async show(id: string): Promise<TripPreview> {
    const preview = await this.requireVisible(this.dataSource.manager, id);
    const { name, startDate, endDate, adults, children, estimatedCents, expiresAt } = preview;
    return {
      success: true,
      trip: {
        tripName: name,
        startDate,
        endDate,
        party: { adults, children },
        estimatedCost: estimatedCents === null ? null : estimatedCents / 100,
        checkoutUrl: this.getCheckoutUrl(id),
        expiresAt: expiresAt.toISOString(),
      },
    };
  }

  /** A buyer makes the preview outlive its expiry. @throws DomainError NOT_FOUND as `show` does. */
  async keep(id: string): Promise<PreviewFacts> {
    const { name, startDate, endDate } = await this.requireVisible(this.dataSource.manager, id);
    const keepUntil = new Date(this.clock().getTime() + KEPT_FOR_BUYER_DAYS * DAY_MS);
    await this.dataSource.manager.update(PreviewRow, { id }, { keepUntil });
    return { previewId: id, name, startDate, endDate };
  }

  /** Idempotent. */
  @InboxHandler('billing.preview-claimed')
  async becomeTrip({ previewId: id, userId }: PreviewClaimed, manager: EntityManager): Promise<void> {
    const preview = await manager.findOneBy(PreviewRow, { id });
    if (!preview) {
      if (!(await this.trips.tripExists(manager, id)))
        this.logger.error({ message: 'a paid preview is gone, a person must look', previewId: id });
      return;
    }
    await this.trips.adopt(manager, userId, id, toTrip(preview));
    await manager.delete(PreviewRow, { id });
  }

  /** @returns how many were removed. */
  async removeExpired(): Promise<number> {
    const done = await this.dataSource.manager.delete(PreviewRow, { keepUntil: LessThan(this.clock()) });
    return done.affected ?? 0;
  }

  private async requireVisible(manager: EntityManager, id: string): Promise<PreviewRow> {
    const preview = await manager.findOneBy(PreviewRow, { id, expiresAt: MoreThan(this.clock()) });
    if (!preview) throw makeNotFound();
    return preview;
  }

  private getCheckoutUrl(id: string): string {
    return `${this.env.PUBLIC_ORIGIN}/api/billing/preview-checkout/${id}`;
  }
}
