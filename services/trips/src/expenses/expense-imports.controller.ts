import { ImportedExpenses, ImportExpenses } from '@landsea/contracts';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ExpensesService } from './expenses.service.js';

/** A path of its own, because only whole paths may take more than the usual 256 kB. */
export const EXPENSE_IMPORTS = 'api/v1/expense-imports';

@Controller(EXPENSE_IMPORTS)
export class ExpenseImportsController {
  constructor(private readonly expenses: ExpensesService) {}

  @Post()
  @ApiAnswer(ImportedExpenses)
  import(
    @CurrentUser() user: Principal,
    @Body({ schema: ImportExpenses }) rows: ImportExpenses,
  ): Promise<ImportedExpenses> {
    return this.expenses.import(user, rows);
  }
}
