import { FeatureStatus } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Controller, Get } from '@nestjs/common';
import { FeatureStatusService } from './feature-status.service.js';

@UserTypes('agent')
@Controller('api/v1/feature-status')
export class FeatureStatusController {
  constructor(private readonly status: FeatureStatusService) {}

  @Get()
  @ApiAnswer(FeatureStatus)
  getStatus(@CurrentUser() agent: Principal): Promise<FeatureStatus> {
    return this.status.getStatus(agent);
  }
}
