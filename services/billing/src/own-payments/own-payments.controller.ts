import { Controller, Get } from '@nestjs/common';
import { OwnPayments as OwnPaymentsAnswer } from '@landsea/contracts';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { OwnPayments } from './own-payments.service.js';

@Controller('api/billing/payments')
export class OwnPaymentsController {
  constructor(private readonly own: OwnPayments) {}

  @Get()
  @ApiAnswer(OwnPaymentsAnswer)
  async list(@CurrentUser() { userId }: Principal): Promise<OwnPaymentsAnswer> {
    return { payments: await this.own.list(userId) };
  }
}
