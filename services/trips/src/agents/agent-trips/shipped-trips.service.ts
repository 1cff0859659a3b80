import { randomUUID } from 'node:crypto';
import type { BeginClientTrip } from '@landsea/contracts/agents';
import { CreateTrip, type TripDetail } from '@landsea/contracts/trip';
import { makeNotFound, makeInvalidField, type Principal } from '@landsea/nest-kit';
import { planShippedTrip, shippedTrips, type ShippedWish } from '@landsea/rules/agents';
import { estimateTrip } from '@landsea/rules/estimate';
import { Injectable } from '@nestjs/common';
import { itemLife } from '@landsea/rules/day-plans';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { insertLines } from '../../money/budget/budget.queries.js';
import { insertItems, type StartingItem } from '../../planning/days/insert-items.js';
import { TaskTemplateService } from '../../planning/tasks/task-template.service.js';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { makeHouseholdParty } from '../clients/household-party.js';
import { AgencyScope } from '../team/agency-scope.js';
import { selectAgentOf } from './agent-trips.queries.js';
import { AgentTripsService } from './agent-trips.service.js';

/** Trips that begin with one of our templates: days, wishes, checklist and planned budget, all of it or nothing. */
@Injectable()
export class ShippedTripsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly trips: AgentTripsService,
    private readonly tasks: TaskTemplateService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** @throws DomainError as the creation of any trip for a client, and VALIDATION_FAILED for a missing age. */
  begin(agent: Principal, clientId: string, begun: BeginClientTrip): Promise<TripDetail> {
    const { template, name, startDate, hotelName, ages } = begun;
    return this.dataSource.transaction(async (manager) => {
      const { agentIds } = await this.scope.getReachIn(manager, agent);
      if (!(await selectAgentOf(manager, agentIds, clientId))) throw makeNotFound();
      const party = makeHouseholdParty(await selectHousehold(manager, clientId), startDate, ages);
      const onSite = this.catalogue.priceBook.hotelNamed(hotelName ?? '')?.onSite ?? false;
      const hotel = hotelName === undefined ? null : { hotelName, onSite };
      const { shape, days, wishes } = planShippedTrip(shippedTrips[template], startDate, hotel);
      const checked = CreateTrip.safeParse({ name, ...shape, party });
      if (!checked.success)
        throw makeInvalidField('startDate', checked.error.issues[0]?.message ?? 'These dates do not fit');
      const made = await this.trips.createIn(manager, agent, clientId, checked.data, days);
      await this.fill(manager, agent, made, wishes);
      return made;
    });
  }

  private async fill(
    manager: EntityManager,
    agent: Principal,
    made: TripDetail,
    wishes: readonly ShippedWish[],
  ): Promise<void> {
    const { lines } = estimateTrip(made, {}, this.catalogue.priceBook);
    await insertLines(
      manager,
      made.id,
      lines
        .filter(({ typicalCents }) => typicalCents > 0)
        .map(({ category, label, basis, typicalCents }) => ({
          id: randomUUID(),
          category,
          label,
          note: basis,
          plannedCents: typicalCents,
          spentCents: 0,
          isEstimate: true,
        })),
    );
    await this.tasks.addAllIn(manager, agent, made);
    const items = wishes.flatMap((wish) => this.toItem(wish));
    await insertItems(manager, made.id, items, this.catalogue.prices);
  }

  /** Nothing for an entry that an edition of the catalog no longer has. */
  private toItem({ catalogueId, date, meal }: ShippedWish): StartingItem[] {
    const kind = meal === null ? 'attractions' : 'restaurants';
    const entry = this.catalogue.entries(kind).find(({ id }) => id === catalogueId);
    if (!entry) return [];
    const details =
      meal === null ? itemLife.attraction.blank : { ...itemLife.dining.blank, meal, freeCancelHours: 2 };
    return [{ id: randomUUID(), title: entry.name, date, catalogueId, park: entry.park ?? null, details }];
  }
}
