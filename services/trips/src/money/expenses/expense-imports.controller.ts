import { ImportedExpenses, MOST_IMPORTED_BYTES, UncheckedImport } from '@landsea/contracts/money';
import { ApiAnswer, BodyLimit, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ExpenseImportsService } from './expense-imports.service.js';

@Controller('api/v1/expense-imports')
export class ExpenseImportsController {
  constructor(private readonly imports: ExpenseImportsService) {}

  @Post()
  @BodyLimit(MOST_IMPORTED_BYTES)
  @RateLimit({ name: 'expense-import', limit: 10, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(ImportedExpenses)
  import(
    @CurrentUser() user: Principal,
    @Body({ schema: UncheckedImport }) rows: UncheckedImport,
  ): Promise<ImportedExpenses> {
    return this.imports.import(user, rows);
  }
}
