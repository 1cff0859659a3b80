import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  RECEIPT_BYTES,
  RECEIPT_HEAD_BYTES,
  receiptKind,
  receiptProblem,
  type Expense,
} from '@landsea/contracts';
import {
  FileStore,
  notFound,
  validationFailed,
  withReceivedFile,
  type KitRequest,
  type Principal,
  type ReceivedFile,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../access/access.service.js';
import { ActivityLog } from '../activity-log/activity-log.js';
import { ExpensesService } from './expenses.service.js';
import {
  deleteReceipt,
  insertReceipt,
  lockForgottenReceipts,
  purgeDeletedExpenses,
  selectReceipt,
  setReceipt,
  type KeptReceipt,
} from './receipts.queries.js';

const MOST_NAME = 120;

/** What a person called the file, without what a header or a path could be hurt by. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}"\\/]/gu, ' ')
    .trim()
    .slice(0, MOST_NAME) || 'receipt';

@Injectable()
export class ReceiptsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly expenses: ExpensesService,
    private readonly store: FileStore,
    private readonly log: ActivityLog,
  ) {}

  async attach(
    user: Principal,
    tripId: string,
    expenseId: string,
    request: KitRequest,
    name: string,
  ): Promise<Expense> {
    await this.assertMayKeep(user, tripId);
    await this.expenses.one(user, tripId, expenseId);
    const limits = {
      maxBytes: RECEIPT_BYTES,
      headBytes: RECEIPT_HEAD_BYTES,
      tooLarge: 'A receipt has at most 10 MB: take a smaller picture, or a PDF.',
    };
    const key = await withReceivedFile(request, limits, (file) => this.keep(file, plainName(name)));
    return this.replace(user, tripId, expenseId, key);
  }

  async detach(user: Principal, tripId: string, expenseId: string): Promise<Expense> {
    await this.assertMayKeep(user, tripId);
    return this.replace(user, tripId, expenseId, null);
  }

  async open(
    user: Principal,
    tripId: string,
    expenseId: string,
  ): Promise<KeptReceipt & { content: Readable }> {
    await this.access.assertSeesDocuments(user, tripId);
    const receipt = await selectReceipt(this.dataSource.manager, tripId, expenseId);
    if (!receipt) throw notFound();
    return { ...receipt, content: await this.store.open(receipt.key) };
  }

  /** Removes what nobody names any more; several copies may do so at once. */
  async sweep(): Promise<void> {
    await purgeDeletedExpenses(this.dataSource.manager);
    await this.dataSource.transaction(async (manager) => {
      for (const key of await lockForgottenReceipts(manager)) {
        await this.store.remove(key);
        await deleteReceipt(manager, key);
      }
    });
  }

  private async assertMayKeep(user: Principal, tripId: string): Promise<void> {
    await this.access.assertSeesDocuments(user, tripId);
    await this.access.assertCanEditMoney(user, tripId);
  }

  private async keep({ path, bytes, head }: ReceivedFile, name: string): Promise<string> {
    const kind = receiptKind(head);
    const problem = receiptProblem(kind, bytes);
    if (problem || !kind) throw validationFailed([{ path: 'receipt', message: problem ?? '' }]);
    const key = `receipts/${randomUUID()}`;
    await insertReceipt(this.dataSource.manager, { key, name, type: kind.type, bytes });
    await this.store.put(key, path, kind.type);
    return key;
  }

  private async replace(
    user: Principal,
    tripId: string,
    expenseId: string,
    key: string | null,
  ): Promise<Expense> {
    const isSet = await this.log.row(user, tripId, 'expense', expenseId, (manager) =>
      setReceipt(manager, tripId, expenseId, key),
    );
    if (!isSet) throw notFound();
    await this.expenses.tell(user, tripId, expenseId);
    return this.expenses.one(user, tripId, expenseId);
  }
}
