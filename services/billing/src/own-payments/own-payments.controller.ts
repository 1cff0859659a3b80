import { Controller, Get } from '@nestjs/common';
import { OwnPayments } from '@landsea/contracts/billing';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { OwnPaymentsService } from './own-payments.service.js';

@Controller('api/billing/payments')
export class OwnPaymentsController {
  constructor(private readonly own: OwnPaymentsService) {}

  @Get()
  @ApiAnswer(OwnPayments)
  async list(@CurrentUser() { userId }: Principal): Promise<OwnPayments> {
    return { payments: await this.own.list(userId) };
  }
}
