import {
  MOST_GROUP_ITEMS,
  type GroupItem,
  type GroupItemChange,
  type GroupItemRefusal,
  type PlanGroupItem,
} from '@landsea/contracts/agents';
import type { CreateDayItem } from '@landsea/contracts/planning';
import { findSecretsIn } from '@landsea/rules/agents';
import {
  DomainError,
  makeNotFound,
  makeInvalidField,
  makeValidationFailed,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ItemsService } from '../../planning/days/items.service.js';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { AgentGroupItemRow } from './agent-group-item.entity.js';
import { itemDetails, selectGroupItems, selectItemCopies, type ItemCopy } from './group-items.queries.js';
import { selectHouseholds, type HouseholdFacts } from './group-trips.queries.js';
import { lockGroups } from './groups.queries.js';
import { GroupsService } from './groups.service.js';

const toDayItem = ({ id, kind, title, date, time, place, note }: GroupItem): CreateDayItem => ({
  ...{ id, title, date, time, status: 'planned', details: itemDetails[kind] },
  place: place || null,
  note: note || null,
});

/** Each trip is written on its own: what an interrupted call leaves is shown, and a repeated one goes on. */
@Injectable()
export class GroupItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly groups: GroupsService,
    private readonly items: ItemsService,
  ) {}

  /**
   * Idempotent by id.
   * @throws DomainError NOT_FOUND, FORBIDDEN for a colleague's group, VALIDATION_FAILED for a secret or one too many.
   */
  async plan(user: Principal, groupId: string, planned: PlanGroupItem): Promise<GroupItemChange> {
    const secrets = findSecretsIn(planned);
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    const { item, households, reach } = await this.keep(user, groupId, planned);
    const refusals: GroupItemRefusal[] = [];
    for (const { tripId, clientName } of households) {
      if (item.trips.some((each) => each.tripId === tripId)) continue;
      const sentence = await this.refusalOf(() => this.items.add(user, tripId, toDayItem(item)));
      if (sentence) refusals.push({ tripId, clientName, sentence });
    }
    return this.answer(reach, groupId, refusals);
  }

  /**
   * Off each trip where nobody edited it since; where somebody did, it stays as that household's own. While a trip that
   * still has it as it was planned refuses, or is a colleague's, the group keeps it, too, so that the call can be repeated.
   * @throws DomainError NOT_FOUND, FORBIDDEN for a colleague's group.
   */
  async remove(user: Principal, groupId: string, id: string): Promise<GroupItemChange> {
    const { manager } = this.dataSource;
    const reach = await this.scope.assert(user, 'edit-clients');
    await this.groups.findOwnIn(manager, reach, groupId);
    const group = await this.groups.getIn(manager, reach, groupId);
    const item = group.items?.find((each) => each.id === id);
    if (!item) throw makeNotFound();
    const trips = group.households.map(({ tripId }) => tripId);
    const copies = await selectItemCopies(manager, groupId, id, trips);
    const refusals: GroupItemRefusal[] = [];
    let isKept = (item.colleagueTrips ?? 0) > 0;
    for (const { tripId, clientName } of group.households) {
      const there = copies.find((each) => each.tripId === tripId);
      if (!there) continue;
      const sentence = there.isEdited ? EDITED : await this.takeOff(user, there, item);
      if (!sentence) continue;
      refusals.push({ tripId, clientName, sentence });
      isKept ||= !there.isEdited;
    }
    if (!isKept) await manager.delete(AgentGroupItemRow, { id, groupId });
    return this.answer(reach, groupId, refusals);
  }

  private async takeOff(
    user: Principal,
    { tripId, version }: ItemCopy,
    { id, title }: GroupItem,
  ): Promise<string | undefined> {
    const changes = { title, add: [], change: [], remove: [{ id, version }] };
    const sentence = await this.refusalOf(() => this.items.changeMany(user, tripId, changes));
    if (sentence === undefined) return undefined;
    const left = await this.refusalOf(() => this.items.getItem(user, tripId, id));
    return left === undefined ? sentence : undefined;
  }

  private async keep(
    user: Principal,
    groupId: string,
    planned: PlanGroupItem,
  ): Promise<{ item: GroupItem; households: HouseholdFacts[]; reach: Reach }> {
    const { reach, households } = await this.dataSource.transaction(async (manager) => {
      const known = await this.scope.assertIn(manager, user, 'edit-clients');
      await lockGroups(manager, groupId);
      await this.groups.findOwnIn(manager, known, groupId);
      const items = await manager.countBy(AgentGroupItemRow, { groupId });
      const isKnown = await manager.existsBy(AgentGroupItemRow, { groupId, id: planned.id });
      if (!isKnown && items >= MOST_GROUP_ITEMS) throw makeInvalidField('title', FULL);
      await manager
        .createQueryBuilder()
        .insert()
        .into(AgentGroupItemRow)
        .values({ groupId, ...planned })
        .orIgnore()
        .execute();
      return { reach: known, households: await selectHouseholds(manager, known, groupId) };
    });
    return { reach, households, item: await this.find(groupId, planned.id, households) };
  }

  private async find(groupId: string, id: string, households: readonly HouseholdFacts[]): Promise<GroupItem> {
    const trips = { reached: households.map(({ tripId }) => tripId), ofColleagues: [] };
    const [item] = await selectGroupItems(this.dataSource.manager, groupId, trips, id);
    if (!item) throw makeNotFound();
    return item;
  }

  private async refusalOf(write: () => Promise<unknown>): Promise<string | undefined> {
    try {
      await write();
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return findSentence(error);
    }
  }

  private async answer(
    reach: Reach,
    groupId: string,
    refusals: GroupItemRefusal[],
  ): Promise<GroupItemChange> {
    return { group: await this.groups.getIn(this.dataSource.manager, reach, groupId), refusals };
  }
}

const EDITED = 'It was changed there since, so it stays in their plan.';
const FULL = `A group plans at most ${MOST_GROUP_ITEMS} things together.`;

const findSentence = ({ error }: DomainError): string =>
  ('fields' in error ? error.fields?.[0]?.message : undefined) ?? error.message;
