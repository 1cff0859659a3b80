import { MOST_TRIP_TEMPLATES, type SaveTripTemplate, type TripTemplateList } from '@landsea/contracts/agents';
import { makeNotFound, makeInvalidField, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { selectClientOf } from './agent-trips.queries.js';
import { TripTemplateRow } from './trip-template.entity.js';
import { countOtherTemplates, saveTripTemplate, selectTripTemplates } from './trip-templates.queries.js';

@Injectable()
export class TripTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
  ) {}

  list(agent: Principal): Promise<TripTemplateList> {
    return this.listIn(this.dataSource.manager, agent);
  }

  /**
   * @throws DomainError NOT_FOUND unless the trip was made for a client within reach, VALIDATION_FAILED for
   * one too many.
   */
  save(agent: Principal, tripId: string, { name }: SaveTripTemplate): Promise<TripTemplateList> {
    return this.dataSource.transaction(async (manager) => {
      await this.assertMade(manager, agent, tripId);
      if ((await countOtherTemplates(manager, tripId)) >= MOST_TRIP_TEMPLATES)
        throw makeInvalidField('name', TOO_MANY);
      await saveTripTemplate(manager, tripId, name);
      return this.listIn(manager, agent);
    });
  }

  remove(agent: Principal, tripId: string): Promise<TripTemplateList> {
    return this.dataSource.transaction(async (manager) => {
      await this.assertMade(manager, agent, tripId);
      await manager.delete(TripTemplateRow, { tripId });
      return this.listIn(manager, agent);
    });
  }

  private async listIn(manager: EntityManager, agent: Principal): Promise<TripTemplateList> {
    return { templates: await selectTripTemplates(manager, await this.scope.getReachIn(manager, agent)) };
  }

  private async assertMade(manager: EntityManager, agent: Principal, tripId: string): Promise<void> {
    const { agentIds } = await this.scope.getReachIn(manager, agent);
    if (!(await selectClientOf(manager, agentIds, tripId))) throw makeNotFound();
  }
}

const TOO_MANY = `You have ${MOST_TRIP_TEMPLATES} templates. Remove one you no longer use first.`;
