import { Expense } from '@landsea/contracts/money';
import { Controller } from '@nestjs/common';
import { makeAttachmentsController } from '../../trip/files/attachment-routes.js';
import { ReceiptsService } from './receipts.service.js';

@Controller('api/v1/trips/:tripId/expenses/:expenseId/receipt')
export class ReceiptsController extends makeAttachmentsController<Expense>(Expense, 'expenseId', 'receipt') {
  constructor(protected readonly attachments: ReceiptsService) {
    super();
  }
}
