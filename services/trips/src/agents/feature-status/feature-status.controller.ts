import { AgentPlan, FeatureStatus } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Controller, Get } from '@nestjs/common';
import { FeatureStatusService } from './feature-status.service.js';

@UserTypes('agent')
@Controller('api/v1')
export class FeatureStatusController {
  constructor(private readonly status: FeatureStatusService) {}

  @Get('feature-status')
  @ApiAnswer(FeatureStatus)
  getStatus(@CurrentUser() agent: Principal): Promise<FeatureStatus> {
    return this.status.getStatus(agent);
  }

  @Get('agent-plan')
  @ApiAnswer(AgentPlan)
  getPlan(@CurrentUser() agent: Principal): Promise<AgentPlan> {
    return this.status.getPlan(agent);
  }
}
