import {
  type Budget,
  type BudgetLine,
  type ChangeBudget,
  type CreateBudgetLine,
  type UpdateBudgetLine,
  budgetCategoryNames,
} from '@landsea/contracts/money';
import {
  makeNotFound,
  type JsonText,
  type Principal,
  makeEditConflict,
  type DomainError,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { TripEvents } from '../../events/trip-events.js';
import {
  budgetLines,
  insertLine,
  selectBudget,
  selectFedLines,
  selectLine,
  updateLine,
} from './budget.queries.js';
import { refuseFedAmounts, refuseFedRemoval } from './fed-lines.js';
import { loggedBudgetLines } from './logged-budget-lines.js';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const money = (cents: number): string => dollars.format(cents / 100);

const makeBudgetConflict = (now: BudgetLine): DomainError =>
  makeEditConflict(
    `This line was changed while you were editing it. It now says “${now.label}” under ${
      budgetCategoryNames[now.category]
    }: planned ${money(now.plannedCents)}, booked ${money(now.bookedCents)}, spent ${money(now.spentCents)}.`,
  );

const refuseMovedBudget = (): DomainError =>
  makeEditConflict(
    'The budget was changed by somebody else meanwhile, so nothing was written. Look at it and try again.',
  );

@Injectable()
export class BudgetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
  ) {}

  async getBudget(user: Principal, tripId: string): Promise<JsonText<Budget>> {
    const budget = await selectBudget(this.dataSource, tripId, user.userId);
    if (!budget) throw makeNotFound();
    return budget;
  }

  async add(user: Principal, tripId: string, added: CreateBudgetLine): Promise<BudgetLine> {
    await this.access.assertCanEditMoney(user, tripId);
    const line = await this.log.recordRow(user, tripId, loggedBudgetLines, added.id, (manager) =>
      insertLine(manager, tripId, added),
    );
    if (!line) return this.requireLine(tripId, added.id);
    await this.events.publish(tripId, { type: 'budget.line-saved', line, by: user.firstName });
    return line;
  }

  async change(
    user: Principal,
    tripId: string,
    lineId: string,
    change: UpdateBudgetLine,
  ): Promise<BudgetLine> {
    await this.access.assertCanEditMoney(user, tripId);
    refuseFedAmounts(await this.requireLine(tripId, lineId), change);
    const line = await this.log.recordRow(user, tripId, loggedBudgetLines, lineId, (manager) =>
      updateLine(manager, tripId, lineId, change),
    );
    if (!line) throw makeBudgetConflict(await this.requireLine(tripId, lineId));
    await this.events.publish(tripId, { type: 'budget.line-saved', line, by: user.firstName });
    return line;
  }

  async remove(user: Principal, tripId: string, lineId: string): Promise<void> {
    await this.access.assertCanEditMoney(user, tripId);
    refuseFedRemoval(await this.requireLine(tripId, lineId));
    const isGone = await this.log.recordRow(user, tripId, loggedBudgetLines, lineId, (manager) =>
      budgetLines.remove(manager, { tripId, id: lineId }),
    );
    if (!isGone) throw makeNotFound();
    await this.events.publish(tripId, { type: 'budget.line-removed', lineId, by: user.firstName });
  }

  async changeMany(
    user: Principal,
    tripId: string,
    { add, plan, remove }: ChangeBudget,
  ): Promise<JsonText<Budget>> {
    await this.access.assertCanEditMoney(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      const logged = async (id: string, write: () => Promise<unknown>): Promise<void> => {
        if (!(await this.log.recordRowIn(manager, user, tripId, loggedBudgetLines, id, write)))
          throw refuseMovedBudget();
      };
      await this.refuseFed(manager, tripId, { plan, remove });
      for (const { id, version } of remove)
        await logged(id, () => budgetLines.remove(manager, { tripId, id }, version));
      for (const { id, ...change } of plan) await logged(id, () => updateLine(manager, tripId, id, change));
      for (const line of add) await logged(line.id, () => insertLine(manager, tripId, line));
      this.events.publishAtCommit(manager, tripId, { type: 'budget.changed', by: user.firstName });
    });
    return this.getBudget(user, tripId);
  }

  private async refuseFed(
    manager: EntityManager,
    tripId: string,
    { plan, remove }: Pick<ChangeBudget, 'plan' | 'remove'>,
  ): Promise<void> {
    const fed = new Map((await selectFedLines(manager, tripId)).map((line) => [line.id, line]));
    for (const { id } of remove) {
      const line = fed.get(id);
      if (line) refuseFedRemoval(line);
    }
    for (const { id, plannedCents } of plan) {
      const line = fed.get(id);
      if (line) refuseFedAmounts(line, { plannedCents });
    }
  }

  private async requireLine(tripId: string, lineId: string): Promise<BudgetLine> {
    const line = await selectLine(this.dataSource.manager, tripId, lineId);
    if (!line) throw makeNotFound();
    return line;
  }
}
