import { Module } from '@nestjs/common';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { CreateAgentNotices1764521200000 } from '../../migrations/agents/1764521200000-create-agent-notices.js';
import { AgentNoticeRow } from './agent-notice.entity.js';
import { AgentNotices } from './agent-notices.js';
import { AgentNoticesPersonalData } from './agent-notices.personal-data.js';

@Module({
  imports: [PlansModule],
  providers: [AgentNotices, AgentNoticesPersonalData],
  exports: [AgentNotices],
})
export class AgentNoticesModule {
  static readonly entities = [AgentNoticeRow];
  static readonly migrations = [CreateAgentNotices1764521200000];
}
