import type { Expense } from '@landsea/contracts/money';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { AttachmentsService, type AttachmentOf } from '../../trip/files/attachments.service.js';
import { toFileKey } from '../../trip/files/file-column.js';
import { FilesService } from '../../trip/files/files.service.js';
import { ExpensesService } from './expenses.service.js';
import { loggedExpenses, receiptColumn } from './logged-expenses.js';
import { setReceipt } from './receipts.queries.js';

@Injectable()
export class ReceiptsService extends AttachmentsService<Expense> {
  override readonly column = receiptColumn;

  constructor(
    dataSource: DataSource,
    files: FilesService,
    private readonly access: AccessService,
    private readonly expenses: ExpensesService,
    private readonly log: ActivityLog,
  ) {
    super(dataSource, files);
  }

  protected override assertSees(user: Principal, tripId: string): Promise<void> {
    return this.access.assertSeesDocuments(user, tripId);
  }

  protected override async assertMayKeep(user: Principal, tripId: string): Promise<void> {
    await this.access.assertSeesDocuments(user, tripId);
    await this.access.assertCanEditMoney(user, tripId);
  }

  protected override async replace(
    { user, tripId, rowId }: AttachmentOf,
    id: string | null,
  ): Promise<Expense> {
    const key = id && toFileKey('receipt', id);
    const isSet = await this.log.recordRow(user, tripId, loggedExpenses, rowId, (manager) =>
      setReceipt(manager, tripId, rowId, key),
    );
    if (!isSet) throw makeNotFound();
    await this.expenses.publish(user, tripId, rowId);
    return this.expenses.getExpense(user, tripId, rowId);
  }
}
