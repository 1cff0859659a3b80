import { Controller, Param, Post, ParseUUIDPipe } from '@nestjs/common';
import { HeldRefund } from '@landsea/contracts/billing';
import { ApiAnswer, CurrentUser, type Principal, makeNotFound } from '@landsea/nest-kit';
import { HeldPayments } from './held-payments.service.js';

/** A malformed id answers like one whose row is missing. */
const ownId = new ParseUUIDPipe({ exceptionFactory: () => makeNotFound() });

@Controller('api/billing/held-payments')
export class HeldPaymentsController {
  constructor(private readonly held: HeldPayments) {}

  @Post(':entitlementId/refund')
  @ApiAnswer(HeldRefund)
  refund(@CurrentUser() user: Principal, @Param('entitlementId', ownId) id: string): Promise<HeldRefund> {
    return this.held.refund(user, id);
  }
}
