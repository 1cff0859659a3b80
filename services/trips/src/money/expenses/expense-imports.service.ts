import type { ImportedExpenses, UncheckedImport } from '@landsea/contracts/money';
import { Slots, type Principal, type SlotRule } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { AccessService } from '../../trip/access/access.service.js';
import { readImportRows } from './expense-import-rows.js';
import { ExpensesService } from './expenses.service.js';

const ONE_AT_A_TIME: SlotRule = { name: 'expense-import', most: 1 };

@Injectable()
export class ExpenseImportsService {
  constructor(
    private readonly access: AccessService,
    private readonly expenses: ExpensesService,
    private readonly slots: Slots,
  ) {}

  /** @throws DomainError RATE_LIMITED while another import of the same person runs. */
  async import(user: Principal, { tripId, expenses }: UncheckedImport): Promise<ImportedExpenses> {
    await this.access.assertCanEditMoney(user, tripId);
    return this.slots.runWithin(ONE_AT_A_TIME, user.userId, async () =>
      this.expenses.import(user, { tripId, expenses: await readImportRows(expenses) }),
    );
  }
}
