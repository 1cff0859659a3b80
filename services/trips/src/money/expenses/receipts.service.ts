import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  RECEIPT_BYTES,
  RECEIPT_HEAD_BYTES,
  receiptKind,
  receiptProblem,
  type Expense,
  type ReceiptKind,
} from '@landsea/contracts/money';
import {
  cleanPicture,
  FileStore,
  MOST_PIXELS,
  notFound,
  refuseDemo,
  Slots,
  validationFailed,
  withReceivedFile,
  type KitRequest,
  type PictureType,
  type Principal,
  type ReceivedFile,
  type SlotRule,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { ExpensesService } from './expenses.service.js';
import { refuseOverQuota } from './receipt-quota.js';
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
/** Each upload holds a connection and a temporary file, and a picture is decoded. */
const UPLOADS: SlotRule = { name: 'receipt-upload', most: 3 };
const DAMAGED = 'This picture cannot be opened, it may be damaged: take it again, or choose another';
const TOO_MANY_PIXELS = `This picture has more than ${MOST_PIXELS.toLocaleString('en-US')} pixels: make it smaller first`;

const thumbnailOf = (key: string): string => `${key}-thumbnail`;
const invalid = (message: string) => validationFailed([{ path: 'receipt', message }]);

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
    private readonly slots: Slots,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, DEMO_RESTRICTED, VALIDATION_FAILED (no receipt, too large),
   * RATE_LIMITED while three others of the same person are on their way.
   */
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
    const key = await this.slots.while(UPLOADS, user.userId, () => this.receive(user.userId, request, name));
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

  /** The small picture of a receipt that is a picture. */
  async openThumbnail(user: Principal, tripId: string, expenseId: string): Promise<Readable> {
    await this.access.assertSeesDocuments(user, tripId);
    const receipt = await selectReceipt(this.dataSource.manager, tripId, expenseId);
    if (!receipt || receipt.type === 'application/pdf') throw notFound();
    return this.store.open(thumbnailOf(receipt.key));
  }

  /** Removes what nobody names any more; several copies may do so at once. */
  async sweep(): Promise<void> {
    await purgeDeletedExpenses(this.dataSource.manager);
    await this.dataSource.transaction(async (manager) => {
      for (const key of await lockForgottenReceipts(manager)) {
        await this.store.remove(key);
        await this.store.remove(thumbnailOf(key));
        await deleteReceipt(manager, key);
      }
    });
  }

  private async assertMayKeep(user: Principal, tripId: string): Promise<void> {
    await this.access.assertSeesDocuments(user, tripId);
    await this.access.assertCanEditMoney(user, tripId);
  }

  private async receive(person: string, request: KitRequest, name: string): Promise<string> {
    const limits = {
      maxBytes: RECEIPT_BYTES,
      headBytes: RECEIPT_HEAD_BYTES,
      tooLarge: 'A receipt has at most 10 MB: take a smaller picture, or a PDF.',
    };
    // What has no room is not even read.
    await refuseOverQuota(this.dataSource.manager, person, Number(request.get('content-length') ?? 0));
    return withReceivedFile(request, limits, (file) => this.keep(file, plainName(name), person));
  }

  private async keep({ path, bytes, head }: ReceivedFile, name: string, person: string): Promise<string> {
    const kind = receiptKind(head);
    const problem = receiptProblem(kind, bytes);
    if (problem || !kind) throw invalid(problem ?? '');
    const key = `receipts/${randomUUID()}`;
    if (kind.type === 'application/pdf') await this.put({ key, name, type: kind.type, bytes }, path, person);
    else await this.keepPicture({ key, name, type: kind.type }, kind, path, person);
    return key;
  }

  /** Keeps a picture's pixels alone: not where it was taken, nor what else the file held. */
  private async keepPicture(
    receipt: Omit<KeptReceipt, 'bytes'> & { type: PictureType },
    { width = 0, height = 0 }: ReceiptKind,
    path: string,
    person: string,
  ): Promise<void> {
    if (width * height > MOST_PIXELS) throw invalid(TOO_MANY_PIXELS);
    const clean = await cleanPicture(path, receipt.type);
    if (!clean) throw invalid(DAMAGED);
    await this.put({ ...receipt, bytes: clean.bytes }, clean.path, person);
    await this.store.put(thumbnailOf(receipt.key), clean.thumbnail.path, clean.thumbnail.type);
  }

  private async put(receipt: KeptReceipt, path: string, person: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await refuseOverQuota(manager, person, receipt.bytes);
      await insertReceipt(manager, receipt, person);
    });
    await this.store.put(receipt.key, path, receipt.type);
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
