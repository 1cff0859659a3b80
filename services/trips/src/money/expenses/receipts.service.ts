import type { Readable } from 'node:stream';
import type { Expense } from '@landsea/contracts/money';
import { notFound, refuseDemo, type KitRequest, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { fileKey } from '../../trip/files/file-keys.js';
import type { StoredFile } from '../../trip/files/files.queries.js';
import { FilesService } from '../../trip/files/files.service.js';
import { ExpensesService } from './expenses.service.js';
import { selectReceipt, setReceipt } from './receipts.queries.js';

@Injectable()
export class ReceiptsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly expenses: ExpensesService,
    private readonly files: FilesService,
    private readonly log: ActivityLog,
  ) {}

  /** @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, DEMO_RESTRICTED, and what receiving a file throws. */
  async attach(
    user: Principal,
    tripId: string,
    expenseId: string,
    request: KitRequest,
    name: string,
  ): Promise<Expense> {
    await this.assertMayKeep(user, tripId);
    await this.expenses.one(user, tripId, expenseId);
    refuseDemo(user, 'Uploads are turned off in the demo. Create a free account to keep receipts.');
    const upload = { purpose: 'receipt', tripId, person: user.userId, name } as const;
    const id = await this.files.receive(request, upload);
    return this.replace(user, tripId, expenseId, fileKey('receipt', id));
  }

  async detach(user: Principal, tripId: string, expenseId: string): Promise<Expense> {
    await this.assertMayKeep(user, tripId);
    return this.replace(user, tripId, expenseId, null);
  }

  async open(
    user: Principal,
    tripId: string,
    expenseId: string,
  ): Promise<StoredFile & { content: Readable }> {
    const receipt = await this.seen(user, tripId, expenseId);
    return { ...receipt, content: await this.files.open(receipt) };
  }

  /** The small picture of a receipt that is a picture. */
  async openThumbnail(user: Principal, tripId: string, expenseId: string): Promise<Readable> {
    const receipt = await this.seen(user, tripId, expenseId);
    if (receipt.type === 'application/pdf') throw notFound();
    return this.files.openThumbnail(receipt);
  }

  private async seen(user: Principal, tripId: string, expenseId: string): Promise<StoredFile> {
    await this.access.assertSeesDocuments(user, tripId);
    const receipt = await selectReceipt(this.dataSource.manager, tripId, expenseId);
    if (!receipt) throw notFound();
    return receipt;
  }

  private async assertMayKeep(user: Principal, tripId: string): Promise<void> {
    await this.access.assertSeesDocuments(user, tripId);
    await this.access.assertCanEditMoney(user, tripId);
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
    await this.expenses.publish(user, tripId, expenseId);
    return this.expenses.one(user, tripId, expenseId);
  }
}
