import {
  findExpenseProblems,
  nameExpense,
  type CreateExpense,
  type CreateSettlement,
  type Expense,
  type ImportedExpenses,
  type ImportExpenses,
  type SavedExpenses,
  type Settlement,
  type TripExpenses,
  type UpdateExpense,
  budgetCategoryNames,
} from '@landsea/contracts/money';
import type { AccessInfo } from '@landsea/contracts/trip';
import {
  makeNotFound,
  makeValidationFailed,
  type Principal,
  makeEditConflict,
  type DomainError,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { refuseTooMany } from '../../trip/activity-log/row-limits.js';
import { TripEvents } from '../../events/trip-events.js';
import { trimWritten } from '../../trip/rows/written-text.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { makeExpenseBatch, type TurnedExpense } from './expense-batches.js';
import { refuseLineElsewhere } from './expense-line.js';
import { toExpenseRows } from './expense-rows.js';
import {
  expenseTable,
  importRows,
  insertExpenses,
  insertSettlement,
  lockExpense,
  markDeleted,
  selectDeletedWords,
  selectByIds,
  selectExpense,
  selectExpenses,
  settlementTable,
  unmarkDeleted,
} from './expenses.queries.js';
import { loggedExpenses, loggedSettlements, severalExpenses } from './logged-expenses.js';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const makeExpenseConflict = ({ what, category, amountCents, day }: Expense): DomainError =>
  makeEditConflict(
    `This expense was changed while you were editing it. It now says “${what}” under ${
      budgetCategoryNames[category]
    }: ${dollars.format(amountCents / 100)} on ${day}.`,
  );

/** Receipts are documents: a reader without access to those gets none. */
const visibleTo = ({ seesDocuments }: AccessInfo, expense: Expense): Expense =>
  seesDocuments ? expense : { ...expense, receipt: null };

@Injectable()
export class ExpensesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
  ) {}

  async listExpenses(user: Principal, tripId: string): Promise<TripExpenses> {
    const all = await selectExpenses(this.dataSource.manager, tripId, user.userId);
    if (!all) throw makeNotFound();
    return { tripId, ...all };
  }

  async getExpense(user: Principal, tripId: string, expenseId: string): Promise<Expense> {
    const access = await this.access.getAccess(user, tripId);
    if (!access.seesMoney) throw makeNotFound();
    return visibleTo(access, await this.requireExpense(tripId, expenseId));
  }

  async add(user: Principal, tripId: string, added: CreateExpense): Promise<SavedExpenses> {
    await this.access.assertCanEditMoney(user, tripId);
    const rows = toExpenseRows(added);
    await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      await refuseLineElsewhere(manager, tripId, [added]);
      const insert = () => insertExpenses(manager, tripId, rows);
      if (rows.length === 1)
        return this.log.recordRowIn(manager, user, tripId, loggedExpenses, added.id, insert);
      const several = await insert();
      await refuseTooMany(manager, tripId, loggedExpenses, 'new');
      await this.logMany(manager, user, tripId, 'added', `${added.what}, again and again`, several);
      return several;
    });
    const expenses = await this.getExpenses(
      user,
      tripId,
      rows.map(({ id }) => id),
    );
    await this.publish(user, tripId, rows.length === 1 ? added.id : undefined);
    return { expenses };
  }

  async import(user: Principal, { tripId, expenses }: ImportExpenses): Promise<ImportedExpenses> {
    await this.access.assertCanEditMoney(user, tripId);
    const rows = [...new Map(expenses.flatMap(toExpenseRows).map((row) => [row.id, row])).values()];
    const added = await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      await refuseLineElsewhere(manager, tripId, rows);
      const imported = await importRows(manager, tripId, rows);
      await refuseTooMany(manager, tripId, loggedExpenses, 'new');
      await this.logMany(manager, user, tripId, 'added', `${imported.length} rows of a file`, imported);
      return imported.length;
    });
    await this.publish(user, tripId);
    return { added, alreadyThere: rows.length - added };
  }

  async change(user: Principal, tripId: string, expenseId: string, change: UpdateExpense): Promise<Expense> {
    await this.access.assertCanEditMoney(user, tripId);
    const saved = await this.log.recordRow(user, tripId, loggedExpenses, expenseId, async (manager) => {
      const now = await lockExpense(manager, tripId, expenseId);
      if (!now) throw makeNotFound();
      const { version, ...fields } = change;
      if (now.version !== version) throw makeExpenseConflict(now);
      const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const next: Expense = nameExpense({ ...now, ...set });
      const problems = findExpenseProblems(next);
      if (problems.length > 0) throw makeValidationFailed(problems);
      if ('category' in set || 'lineId' in set) await refuseLineElsewhere(manager, tripId, [next]);
      const written = { ...set, what: next.what, note: trimWritten(fields.note) };
      await expenseTable.update(manager, { tripId, id: expenseId }, version, written);
      return selectExpense(manager, tripId, expenseId);
    });
    if (!saved) throw makeNotFound();
    await this.publish(user, tripId, expenseId);
    return this.getExpense(user, tripId, expenseId);
  }

  async remove(user: Principal, tripId: string, expenseId: string, following: boolean): Promise<string[]> {
    await this.access.assertCanEditMoney(user, tripId);
    const removed = await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const mark = () => markDeleted(manager, tripId, expenseId, following);
      if (!following) return this.log.recordRowIn(manager, user, tripId, loggedExpenses, expenseId, mark);
      const marked = await mark();
      const first = await selectDeletedWords(manager, tripId, expenseId);
      await this.logMany(manager, user, tripId, 'removed', `${first}, from this day on`, marked);
      return marked;
    });
    if (removed.length === 0) throw makeNotFound();
    await this.publish(user, tripId, removed.length === 1 ? expenseId : undefined);
    return removed.map(({ id }) => id);
  }

  async restore(user: Principal, tripId: string, expenseIds: string[]): Promise<SavedExpenses> {
    await this.access.assertCanEditMoney(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const unmark = () => unmarkDeleted(manager, tripId, expenseIds);
      const [first] = expenseIds;
      if (first && expenseIds.length === 1)
        return this.log.recordRowIn(manager, user, tripId, loggedExpenses, first, unmark);
      const back = await unmark();
      await refuseTooMany(manager, tripId, loggedExpenses, 'back');
      await this.logMany(manager, user, tripId, 'added', `${back.length} that were deleted`, back);
      return back;
    });
    const expenses = await this.getExpenses(user, tripId, expenseIds);
    await this.publish(user, tripId, expenseIds.length === 1 ? expenseIds[0] : undefined);
    return { expenses };
  }

  async settle(user: Principal, tripId: string, transfer: CreateSettlement): Promise<Settlement> {
    await this.access.assertCanEditMoney(user, tripId);
    const settlement = await this.log.recordRow(user, tripId, loggedSettlements, transfer.id, (manager) =>
      insertSettlement(manager, tripId, transfer),
    );
    if (!settlement) throw makeNotFound();
    await this.publish(user, tripId);
    return settlement;
  }

  async unsettle(user: Principal, tripId: string, settlementId: string): Promise<void> {
    await this.access.assertCanEditMoney(user, tripId);
    const isGone = await this.log.recordRow(user, tripId, loggedSettlements, settlementId, (manager) =>
      settlementTable.remove(manager, { tripId, id: settlementId }),
    );
    if (!isGone) throw makeNotFound();
    await this.publish(user, tripId);
  }

  private async logMany(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    action: 'added' | 'removed',
    what: string,
    expenses: readonly TurnedExpense[],
  ): Promise<void> {
    const [first] = expenses;
    if (!first) return;
    const entry = { user, tripId, kind: severalExpenses.kind, subjectId: first.id, action, what } as const;
    await this.log.add(manager, { ...entry, after: makeExpenseBatch(expenses) });
  }

  /** @throws DomainError NOT_FOUND when none of them exists. */
  private async getExpenses(
    user: Principal,
    tripId: string,
    expenseIds: readonly string[],
  ): Promise<Expense[]> {
    const access = await this.access.getAccess(user, tripId);
    const expenses = await selectByIds(this.dataSource.manager, tripId, expenseIds);
    if (expenses.length === 0) throw makeNotFound();
    return expenses.map((expense) => visibleTo(access, expense));
  }

  private async requireExpense(tripId: string, expenseId: string): Promise<Expense> {
    const expense = await selectExpense(this.dataSource.manager, tripId, expenseId);
    if (!expense) throw makeNotFound();
    return expense;
  }

  publish(user: Principal, tripId: string, expenseId?: string): Promise<void> {
    const event = { type: 'expenses.changed' as const, by: user.firstName };
    return this.events.publish(tripId, expenseId === undefined ? event : { ...event, expenseId });
  }
}
