import {
  MOST_FITS,
  MOST_OFFERS,
  type AnswerOffer,
  type OfferFit,
  type PriceOffer,
  type PriceOfferList,
  type SavePriceOffer,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import {
  makeInvalidField,
  makeEditConflict,
  CLOCK,
  makeNotFound,
  makeValidationFailed,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { findSecretsIn, fitOffer, type OfferedBooking } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { PriceOfferRow } from './price-offer.entity.js';
import {
  deleteExpired,
  deleteOffer,
  lockOffers,
  priceOffers,
  restoreOffer,
  selectCompared,
  selectOffers,
  writeAnswer,
  type ComparedBooking,
  type StoredOffer,
} from './price-offers.queries.js';

const CHANGED = 'This offer was changed meanwhile. Please look at it again.';

@Injectable()
export class PriceOffersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The agent’s own offers, over the trips of all clients whom they reach. */
  list(user: Principal): Promise<PriceOfferList> {
    return this.listIn(this.dataSource.manager, user);
  }

  /** An addition is idempotent by id. @throws DomainError VALIDATION_FAILED, EDIT_CONFLICT. */
  async save(user: Principal, id: string, { version, ...offer }: SavePriceOffer): Promise<PriceOfferList> {
    const secrets = findSecretsIn(offer);
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    if (offer.bookBy < this.getToday())
      throw makeInvalidField('bookBy', 'That day has passed. Enter today or later');
    const key = { userId: user.userId, id };
    return this.dataSource.transaction(async (manager) => {
      await lockOffers(manager, user.userId);
      await deleteExpired(manager, user.userId, this.getToday());
      if (version === 0) await this.refuseTooMany(manager, key);
      if (!(await priceOffers.write(manager, key, version, offer)) && version > 0)
        throw makeEditConflict(CHANGED);
      return this.listIn(manager, user);
    });
  }

  /** @throws DomainError NOT_FOUND. */
  remove(user: Principal, id: string): Promise<PriceOfferList> {
    const { userId } = user;
    return this.dataSource.transaction(async (manager) => {
      await deleteExpired(manager, userId, this.getToday());
      if (!(await deleteOffer(manager, { userId, id }))) throw makeNotFound();
      return this.listIn(manager, user);
    });
  }

  /** For a day, with its answers. @throws DomainError NOT_FOUND, VALIDATION_FAILED where there are too many. */
  restore(user: Principal, id: string): Promise<PriceOfferList> {
    const { userId } = user;
    return this.dataSource.transaction(async (manager) => {
      await lockOffers(manager, userId);
      await deleteExpired(manager, userId, this.getToday());
      await this.refuseFull(manager, userId);
      if (!(await restoreOffer(manager, { userId, id }))) throw makeNotFound();
      return this.listIn(manager, user);
    });
  }

  /** @throws DomainError NOT_FOUND for an offer or booking that the agent does not see, VALIDATION_FAILED. */
  async answer(
    user: Principal,
    { id, bookingId }: { id: string; bookingId: string },
    { outcome, skip }: AnswerOffer,
  ): Promise<PriceOfferList> {
    if (outcome === 'skipped' && !skip) throw makeInvalidField('skip', 'Choose why you skip it');
    return this.dataSource.transaction(async (manager) => {
      const { agentIds } = await this.scope.getReachIn(manager, user);
      const any = { from: '0001-01-01', to: '9999-12-31', bookingId };
      if ((await selectCompared(manager, agentIds, any)).length === 0) throw makeNotFound();
      const answer =
        outcome === 'open'
          ? null
          : { bookingId, outcome, skip: outcome === 'skipped' ? (skip ?? null) : null };
      if (!(await writeAnswer(manager, { userId: user.userId, id, bookingId }, answer))) throw makeNotFound();
      return this.listIn(manager, user);
    });
  }

  private getToday(): string {
    return getDateIn(this.clock());
  }

  private async refuseTooMany(
    manager: EntityManager,
    key: Pick<PriceOfferRow, 'userId' | 'id'>,
  ): Promise<void> {
    if (await manager.existsBy(PriceOfferRow, key)) return;
    await this.refuseFull(manager, key.userId);
  }

  private async refuseFull(manager: EntityManager, userId: string): Promise<void> {
    if ((await selectOffers(manager, userId, this.getToday())).length < MOST_OFFERS) return;
    const message = `You have ${MOST_OFFERS} offers, the most there can be. Delete one you no longer use first.`;
    throw makeInvalidField('place', message);
  }

  private async listIn(manager: EntityManager, user: Principal): Promise<PriceOfferList> {
    const offers = await selectOffers(manager, user.userId, this.getToday());
    if (offers.length === 0) return { offers: [] };
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const from = offers.map(({ travelFrom }) => travelFrom).sort()[0] ?? '';
    const to =
      offers
        .map(({ travelTo }) => travelTo)
        .sort()
        .at(-1) ?? '';
    const today = this.getToday();
    const bookings = await selectCompared(manager, agentIds, { from: from > today ? from : today, to });
    const compared = bookings.map((booking) => ({ booking, offered: toOffered(booking) }));
    return { offers: offers.map((offer) => toPriceOffer(offer, compared)) };
  }
}

const named = (...texts: (string | null)[]): string[] => texts.filter((text) => text !== null);

const toOffered = (booking: ComparedBooking): OfferedBooking => ({
  booking,
  told: booking.told.map((paymentId) => ({ paymentId })),
  suppliers: named(booking.supplier, booking.agencySupplier),
  places: named(booking.title, booking.included, booking.startPlace),
  rooms: (booking.rooms ?? []).map(({ category }) => category).filter(Boolean),
});

const toPriceOffer = (
  { answers, ...offer }: StoredOffer,
  compared: readonly { booking: ComparedBooking; offered: OfferedBooking }[],
): PriceOffer => {
  const fits = compared.flatMap(({ booking, offered }): OfferFit[] => {
    const fit = fitOffer(offer, offered);
    if (!fit) return [];
    const { tripId, tripName, clientId, clientName, bookingId, title } = booking;
    const { startDate, endDate, totalCents, currency } = booking;
    const answer = answers.find((each) => each.bookingId === bookingId);
    return [
      {
        ...{ tripId, tripName, clientId, clientName, bookingId, title },
        ...{ startDate, endDate, totalCents, currency, ...fit },
        ...{ outcome: answer?.outcome ?? null, skip: answer?.skip ?? null },
      },
    ];
  });
  // What is still to be looked at comes first, so that a cut loses none of it.
  fits.sort((one, other) => Number(one.outcome !== null) - Number(other.outcome !== null));
  return { ...offer, fits: fits.slice(0, MOST_FITS), isCut: fits.length > MOST_FITS };
};
