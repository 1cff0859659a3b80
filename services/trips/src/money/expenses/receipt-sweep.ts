import { IntervalTasks } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { ReceiptsService } from './receipts.service.js';

const EVERY_MS = 10 * 60 * 1000;

/** Removes receipts that nobody names any more, as after the end of an account. */
@Injectable()
export class ReceiptSweep {
  constructor(tasks: IntervalTasks, receipts: ReceiptsService) {
    tasks.add('forgotten receipts', EVERY_MS, () => receipts.sweep());
  }
}
