import { Controller, Get } from '@nestjs/common';
import { BillingOverview } from '@landsea/contracts/billing';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Overview } from './overview.service.js';

@Controller('api/billing/overview')
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @ApiAnswer(BillingOverview)
  read(@CurrentUser() { userId }: Principal): Promise<BillingOverview> {
    return this.overview.read(userId);
  }
}
