import { Controller, Post } from '@nestjs/common';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { BillingPortal } from '@landsea/contracts/billing';
import { Portal } from './portal.service.js';

@Controller('api/billing/portal')
export class PortalController {
  constructor(private readonly portal: Portal) {}

  @Post()
  @ApiAnswer(BillingPortal)
  open(@CurrentUser() user: Principal): Promise<BillingPortal> {
    return this.portal.open(user);
  }
}
