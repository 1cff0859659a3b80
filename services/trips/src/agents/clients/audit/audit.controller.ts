import { AuditPage, AuditQuery } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, RateLimit, UserTypes, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { AuditService } from './audit.service.js';

@UserTypes('agent')
@Controller('api/v1/agency-audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @ApiAnswer(AuditPage)
  getPage(
    @CurrentUser() user: Principal,
    @Query({ schema: AuditQuery }) query: AuditQuery,
  ): Promise<AuditPage> {
    return this.audit.getPage(user, query);
  }

  @RateLimit({ name: 'export-audit', limit: 20, windowSeconds: 60 * 60, by: 'user' })
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="landsea-team-activity.csv"')
  @ApiAnswer(undefined)
  export(@CurrentUser() user: Principal, @Query({ schema: AuditQuery }) query: AuditQuery): Promise<string> {
    return this.audit.export(user, query);
  }
}
