import { randomUUID } from 'node:crypto';
import type { IntakeWish } from '@landsea/contracts/agents';
import { isShowType } from '@landsea/contracts/catalogue';
import type { CreateDayItem } from '@landsea/contracts/planning';
import { DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { ItemsService } from '../../planning/days/items.service.js';
import { selectItems } from '../../planning/days/items.queries.js';
import type { StoredProposal } from './intake-inbox.queries.js';

type Wish = Pick<CreateDayItem, 'title' | 'catalogueId' | 'park' | 'details'>;

const wishesOf = ({ value }: StoredProposal): IntakeWish[] =>
  typeof value === 'object' && value !== null && 'wishes' in value && Array.isArray(value.wishes)
    ? (value.wishes as IntakeWish[])
    : [];

const refuseOthers = (error: unknown): void => {
  if (!(error instanceof DomainError)) throw error;
};

/** Accepted wishes of a form for a trip become wishes of that trip. */
@Injectable()
export class IntakeWishes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly items: ItemsService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** A wish that the trip has is not added again; a trip that is gone or only shown leaves wishes with the answer. */
  async add(user: Principal, tripId: string | null, proposals: readonly StoredProposal[]): Promise<void> {
    const wishes = proposals.flatMap(wishesOf);
    if (!tripId || wishes.length === 0) return;
    const known = await selectItems(this.dataSource.manager, tripId);
    const ids = new Set(known.map(({ catalogueId }) => catalogueId));
    for (const { id } of wishes.filter((wish) => !ids.has(wish.id))) {
      const item = this.makeItem(id);
      if (item) await this.items.add(user, tripId, { id: randomUUID(), ...item }).catch(refuseOthers);
    }
  }

  private makeItem(catalogueId: string): Wish | undefined {
    const isIt = ({ id }: { id: string }) => id === catalogueId;
    const ride = this.catalogue.entries('attractions').find(isIt);
    if (ride) {
      const details = { kind: isShowType(ride) ? ('show' as const) : ('attraction' as const) };
      return { title: ride.name, catalogueId, park: ride.park, details };
    }
    const table = this.catalogue.entries('restaurants').find(isIt);
    if (table) {
      const { name: title, park, prepaid, freeCancelHours } = table;
      const booked = { meal: null, depositCents: null, onDiningPlan: false, prepaid, freeCancelHours };
      return { title, catalogueId, park, details: { kind: 'dining', ...booked } };
    }
    const outing = this.catalogue.entries('excursions').find(isIt);
    if (!outing) return undefined;
    const { name: title, bookedWith, activityLevel, minAge } = outing;
    return {
      title,
      catalogueId,
      park: null,
      details: { kind: 'excursion', bookedWith, activityLevel, minAge },
    };
  }
}
