import type { Morning, MorningTask, RecordOutcome } from '@landsea/contracts/agents';
import {
  makeInvalidField,
  makeEditConflict,
  CLOCK,
  makeNotFound,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { findWishProblems } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { DaysService } from '../../planning/days/days.service.js';
import { AccessService } from '../../trip/access/access.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { AgencyScope } from '../team/agency-scope.js';
import {
  countWatched,
  forgetOutcome,
  selectLeftClients,
  selectMorning,
  selectWindow,
  writeOutcome,
  type FoundWindow,
  type WindowOnDesk,
} from './morning.queries.js';
import { compareTimes, compareWishes } from './wish-rank.js';

@Injectable()
export class MorningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly trips: TripsService,
    private readonly days: DaysService,
    private readonly access: AccessService,
    private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getMorning(user: Principal): Promise<Morning> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.scope.getReach(user);
    const now = this.clock();
    const [{ entries, total }, trips, left] = await Promise.all([
      selectMorning(manager, agentIds, now),
      countWatched(manager, agentIds, now),
      selectLeftClients(manager, agentIds, now),
    ]);
    return { entries, total, trips, left };
  }

  /** @throws DomainError NOT_FOUND for what is not on this agent's desk. */
  async getTask(agent: Principal, tripId: string, windowId: string): Promise<MorningTask> {
    const { entry, rule, warning, covers, wishIds, bookedIds } = await this.findWindow(
      agent,
      tripId,
      windowId,
    );
    const [{ canEdit }, trip, days] = await Promise.all([
      this.access.getAccess(agent, tripId),
      this.trips.getDetail(agent, tripId),
      this.days.getDays(agent, tripId),
    ]);
    const { items } = days.value();
    const wishes = items.filter(({ id }) => wishIds.includes(id)).sort(compareWishes);
    const rides = this.catalogue.entries('attractions');
    const { party, days: tripDays, startDate } = trip;
    return {
      entry,
      rule,
      warning,
      covers,
      canEdit,
      party: trip.party.map(({ id = '', name, age, dietaryNotes }) => ({
        id,
        name,
        age,
        notes: dietaryNotes ?? null,
      })),
      wishes,
      booked: items.filter(({ id }) => bookedIds.includes(id)).sort(compareTimes),
      problems: findWishProblems({ wishes, items, party, days: tripDays, startDate, rides }),
    };
  }

  /** @throws DomainError NOT_FOUND, EDIT_CONFLICT for a window that has moved since it was shown. */
  async record(agent: Principal, tripId: string, windowId: string, recorded: RecordOutcome): Promise<void> {
    if (recorded.outcome === 'later' && !recorded.laterAt)
      throw makeInvalidField('laterAt', 'Choose when it should come again');
    await this.access.assertCanEdit(agent, tripId);
    const written = await writeOutcome(
      this.dataSource.manager,
      await this.getDesk(agent, tripId, windowId),
      agent,
      recorded,
      this.clock(),
    );
    if (written === 'missing') throw makeNotFound();
    if (written === 'moved') throw makeEditConflict('This window has moved. Please look again.');
  }

  /** @throws DomainError NOT_FOUND. */
  async reopen(agent: Principal, tripId: string, windowId: string): Promise<void> {
    await this.access.assertCanEdit(agent, tripId);
    const desk = await this.getDesk(agent, tripId, windowId);
    if (!(await forgetOutcome(this.dataSource.manager, desk))) throw makeNotFound();
  }

  private async getDesk(agent: Principal, tripId: string, windowId: string): Promise<WindowOnDesk> {
    const { agentIds } = await this.scope.getReach(agent);
    return { agentIds, tripId, windowId };
  }

  private async findWindow(user: Principal, tripId: string, windowId: string): Promise<FoundWindow> {
    const { agentIds } = await this.scope.getReach(user);
    const found = await selectWindow(this.dataSource.manager, agentIds, tripId, windowId);
    if (!found) throw makeNotFound();
    return found;
  }
}
