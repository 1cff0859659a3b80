import { Controller, Get } from '@nestjs/common';
import { BillingDocuments } from '@landsea/contracts/billing';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Documents } from './documents.service.js';

@Controller('api/billing/documents')
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Get()
  @ApiAnswer(BillingDocuments)
  list(@CurrentUser() { userId }: Principal): Promise<BillingDocuments> {
    return this.documents.list(userId);
  }
}
