import { Controller, Param, Post } from '@nestjs/common';
import { HeldRefund } from '@landsea/contracts/billing';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { ownId } from '../own-id.js';
import { HeldPayments } from './held-payments.service.js';

@Controller('api/billing/held-payments')
export class HeldPaymentsController {
  constructor(private readonly held: HeldPayments) {}

  @Post(':entitlementId/refund')
  @ApiAnswer(HeldRefund)
  refund(@CurrentUser() user: Principal, @Param('entitlementId', ownId) id: string): Promise<HeldRefund> {
    return this.held.refund(user, id);
  }
}
